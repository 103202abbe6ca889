#!/bin/sh
# Runs a command on a network of its own, inside `unshare --net`: one adapter with an address, no route anywhere, so
# that copies of the game find one another by real mDNS and nothing else hears them. The network lasts as long as the
# command: however that ends, nothing is left of it.
set -e
ip link set lo up
# A cable from the machine to itself: an adapter counts as connected only while its other end is up as well.
ip link add eth0 type veth peer name wall
ip link set wall up
ip link set eth0 up
ip addr add 10.78.0.1/24 dev eth0
export BONEYARD_TEST_ADAPTER=eth0
exec "$@"
