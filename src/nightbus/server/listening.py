"""Where a server listens and under which certificate, settled before anything heavy is imported."""

import errno
import os
import re
import socket
import ssl
from dataclasses import dataclass, replace
from ipaddress import IPv4Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from nightbus.errors import NightbusError, NotationError
from nightbus.table.notation import shown

_PLACE: Final = re.compile(r"(\[[\da-f:.]+(%\w+)?\]|[\w.-]+)(:\d*)?", re.ASCII | re.IGNORECASE)
"""A host, and perhaps a port."""
_BRIDGES: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "lxc", "lxd", "vEthernet")
"""What the interfaces of containers and virtual machines are called: phones do not reach those."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is to run."""

    host: str | None = None
    """The address to listen on; None: every interface."""
    port: int = 8080
    public_url: str = ""
    proxy_headers: bool = False
    tls_cert: str = ""
    tls_key: str = ""

    @property
    def everywhere(self) -> bool:
        """Does it listen on every interface, or all of a kind?"""
        return self.host in (None, "", "*", "0", "0.0.0.0", "::")  # noqa: S104  as people write it

    @property
    def scheme(self) -> str:
        """What its addresses begin with."""
        return "https" if self.tls_cert else "http"


def check_options(options: Options) -> Options:
    """The options, the public address without a slash at its end.

    :raises NightbusError: a port, an address or a certificate that will not do.
    """
    if not 0 <= options.port <= 65535:
        raise NotationError("serve-port", port=str(options.port))
    if bool(options.tls_key) and not options.tls_cert:
        raise NotationError("serve-key-alone", key=options.tls_key)
    if options.tls_cert:
        _check_certificate(options.tls_cert, options.tls_key)
    if not options.public_url:
        return options
    parts = parts_of(options.public_url)
    if parts.path.strip("/") or parts.query:
        raise NotationError("serve-address", url=shown(options.public_url))
    return replace(options, public_url=f"{parts.scheme}://{parts.netloc}")


def parts_of(url: str) -> SplitResult:
    """The parts of an address by which a server can be asked, its name as the network spells it.

    >>> parts_of("http://Grüner-Bus.example:8080/j/KQJT").netloc
    'xn--grner-bus-r9a.example:8080'

    :raises NotationError: nobody could be asked by it.
    """
    try:
        parts = urlsplit(url)
        parts = parts._replace(netloc=parts.netloc.encode("idna").decode())
        usable = parts.scheme in ("http", "https") and _PLACE.fullmatch(parts.netloc) and parts.port != 0
    except ValueError:
        raise NotationError("serve-address", url=shown(url)) from None
    if not usable:
        raise NotationError("serve-address", url=shown(url))
    return parts


def _check_certificate(cert: str, key: str) -> None:
    for file in (cert, key):
        if file:
            try:
                with open(file, "rb"):  # noqa: PTH123  only to see whether it can be
                    pass
            except OSError as why:
                raise NightbusError("serve-file", file=file, why=why.strerror or str(why)) from None

    def ask() -> str:
        raise NightbusError("serve-key-locked", file=key or cert)

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key or None, password=ask)
    except (ssl.SSLError, OSError):
        raise NightbusError("serve-certificate", cert=cert, key=key or cert) from None


def listen(options: Options) -> list[socket.socket]:
    """Sockets that listen: one for a host, or one of IPv4 and one of IPv6 where there is any.

    Two, and not one for both: what comes by IPv4 keeps its own address, by which proxies are known.

    :raises NightbusError: the port is taken or not allowed, or there is no such address here.
    """
    if not options.host:
        first = _listen(socket.AF_INET, "0.0.0.0", options.port)  # noqa: S104  phones are to reach it
        if not socket.has_ipv6:
            return [first]
        try:
            return [first, _listen(socket.AF_INET6, "::", first.getsockname()[1])]
        except NightbusError as refused:
            if refused.code != "serve-no-address":
                first.close()
                raise
            return [first]  # a machine where IPv6 is switched off
    try:
        found = socket.getaddrinfo(options.host, options.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):  # or it has no form that a name may have
        raise NightbusError("serve-no-address", host=shown(options.host)) from None
    family, *_, address = found[0]
    return [_listen(family, str(address[0]), options.port)]


def _listen(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    made = None
    try:
        made = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it would let two servers share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind((host, port))
        made.listen(1024)
    except OSError as why:
        if made is not None:
            made.close()
        raise _refused(why, host, port) from None
    made.setblocking(False)
    return made


def _refused(why: OSError, host: str, port: int) -> NightbusError:
    if why.errno == errno.EADDRINUSE:
        return NightbusError("serve-port-taken", port=str(port), other=str(port + 1 if port < 65535 else 8080))
    if why.errno in (errno.EACCES, errno.EPERM):
        return NightbusError("serve-port-denied", port=str(port))
    if why.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL):
        return NightbusError("serve-no-address", host=host)
    return NightbusError("serve-cannot", host=host, port=str(port), why=why.strerror or str(why))


def addresses(options: Options, port: int) -> list[str]:
    """The addresses that a phone may open, the likeliest first; empty if only this machine can reach the server."""
    hosts = _own_hosts() if options.everywhere else [str(options.host)]
    reached = [host for host in hosts if not _is_loopback(host)]
    return [url_of(options.scheme, host, port) for host in reached]


def url_of(scheme: str, host: str, port: int) -> str:
    """The address of a server, its port left out where it goes without saying.

    >>> url_of("http", "fd00::2", 8080), url_of("https", "192.0.2.2", 443)
    ('http://[fd00::2]:8080', 'https://192.0.2.2')
    """
    named = f"[{host}]" if ":" in host else host
    return f"{scheme}://{named}" if port == {"http": 80, "https": 443}[scheme] else f"{scheme}://{named}:{port}"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _own_hosts() -> list[str]:
    """This machine's addresses: those of IPv4, or of IPv6 if it has no other."""
    import ifaddr

    found: list[tuple[bool, bool, str]] = []
    for adapter in ifaddr.get_adapters():
        bridge = str(adapter.nice_name).startswith(_BRIDGES)
        for each in adapter.ips:
            host = each.ip if isinstance(each.ip, str) else each.ip[0]
            address = ip_address(host.partition("%")[0])
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                found.append((not isinstance(address, IPv4Address), bridge, str(address)))
    four = [each for each in found if not each[0]]
    return [host for _, _, host in sorted(four or found, key=lambda each: each[1])]
