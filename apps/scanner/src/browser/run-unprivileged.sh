#!/bin/sh
# Runs the browser at CANDOR_CHROMIUM as a user who owns nothing. Only root can, and only root needs to.
# No account has or needs this user ID: `nobody` may own the database. On macOS nobody scans as root.
user=65533
set -e
for each; do
  case "$each" in
    --user-data-dir=*) chown -R "$user:$user" "${each#--user-data-dir=}" ;;
  esac
done
chown "$user:$user" "$HOME"
exec setpriv --reuid="$user" --regid="$user" --clear-groups "$CANDOR_CHROMIUM" "$@"
