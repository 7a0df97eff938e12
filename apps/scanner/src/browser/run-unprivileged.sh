#!/bin/sh
# Runs the browser of CANDOR_CHROMIUM as a user who owns nothing. Only root can do so, and only root needs it.
# No account has the number, and none is needed: `nobody` may own the database. On macOS nobody scans as root.
user=65533
set -e
for each; do
  case "$each" in
    --user-data-dir=*) chown -R "$user:$user" "${each#--user-data-dir=}" ;;
  esac
done
chown "$user:$user" "$HOME"
exec setpriv --reuid="$user" --regid="$user" --clear-groups "$CANDOR_CHROMIUM" "$@"
