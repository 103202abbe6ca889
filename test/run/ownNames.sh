#!/bin/sh
# Runs a command with names for network namespaces of its own, inside `unshare --mount`: runs at the same time do not
# take each other's machines away, and whatever one leaves behind is gone with it.
set -e
mkdir -p /run/netns
mount -t tmpfs tmpfs /run/netns
exec "$@"
