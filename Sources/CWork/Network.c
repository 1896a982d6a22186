#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <sys/socket.h>

#include "Work.h"

// There is no network: a connection to another machine, or to this one's, fails at once and alike in all runs. What speaks HTTP through Foundation is answered
// before it comes here (`OfflineNetwork`).

DECLARE_REAL(connect);
DECLARE_REAL(sendto);
DECLARE_REAL(getaddrinfo);

static bool is_remote(const struct sockaddr *address) {
  return address && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
  if (!work_is_on || !is_remote(address)) return REAL(connect)(socket, address, length);
  errno = ENETUNREACH;
  return -1;
}

ssize_t sendto(
    int socket, const void *data, size_t count, int flags, const struct sockaddr *address, socklen_t length) {
  if (!work_is_on || !is_remote(address)) return REAL(sendto)(socket, data, count, flags, address, length);
  errno = ENETUNREACH;
  return -1;
}

/// A number needs no network.
static bool is_numeric(const char *node) {
  struct in6_addr address;
  return !node || inet_pton(AF_INET, node, &address) == 1 || inet_pton(AF_INET6, node, &address) == 1;
}

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
  if (!work_is_on || is_numeric(node)) return REAL(getaddrinfo)(node, service, hints, result);
  return EAI_NONAME;
}
