#!/bin/sh
# Runs the browser of CANDOR_CHROMIUM as a user who owns nothing. Only root can do so, and only root needs it.
# 65534 is nobody on every Linux. Nothing of the kind is on macOS: there nobody scans as root.
set -e
for each; do
  case "$each" in
    --user-data-dir=*) chown -R 65534:65534 "${each#--user-data-dir=}" ;;
  esac
done
chown 65534:65534 "$HOME"
exec setpriv --reuid=65534 --regid=65534 --clear-groups "$CANDOR_CHROMIUM" "$@"
