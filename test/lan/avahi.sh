#!/usr/bin/env bash
# Avahi as an independent peer, inside one machine of netns-lan.sh: it prints what it finds of our tables, announces
# one of its own, and ends when its input ends. Usage: avahi.sh [inside]
set -euo pipefail
# With processes of its own, so that nothing outlives this script however it ends.
if [ "${1:-}" != inside ]; then
  exec unshare --mount --propagation private --pid --fork --kill-child --mount-proc bash "$0" inside
fi

# And with a /run of its own: the machine's real avahi and its sockets are none of our business.
mount -t tmpfs tmpfs /run
mkdir -p /run/dbus /run/avahi-daemon
cat >/run/avahi.conf <<'CONF'
[server]
host-name=mint
use-ipv4=yes
use-ipv6=no
enable-dbus=yes
[publish]
publish-workstation=no
[wide-area]
enable-wide-area=no
CONF

started=()
trap 'kill "${started[@]}" 2>/dev/null || true; wait' EXIT

dbus-daemon --system --nofork --nopidfile --nosyslog 2>/run/dbus.log &
started+=($!)
until [ -S /run/dbus/system_bus_socket ]; do sleep 0.05; done
avahi-daemon -f /run/avahi.conf --no-drop-root --no-chroot --no-rlimits 2>/run/avahi.log &
started+=($!)
until [ -S /run/avahi-daemon/socket ]; do sleep 0.05; done

avahi-publish -s 'Avahi table' _dominoes._tcp 4321 v=1 id=av n=AvT 2>/run/publish.log &
started+=($!)
avahi-browse --resolve --parsable _dominoes._tcp 2>/run/browse.log &
started+=($!)
cat >/dev/null
