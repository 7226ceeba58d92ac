#!/bin/sh
# Runs a command with a separate, unlocked keyring on a private D-Bus. The machine's own keyring is not touched.
set -eu
HOME="$(mktemp -d)"
XDG_RUNTIME_DIR="$(mktemp -d)"
chmod 700 "$XDG_RUNTIME_DIR"
XDG_DATA_HOME="$HOME/.local/share"
XDG_CACHE_HOME="$HOME/.cache"
export HOME XDG_RUNTIME_DIR XDG_DATA_HOME XDG_CACHE_HOME
exec dbus-run-session -- sh -c 'printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; exec "$@"' sh "$@"
