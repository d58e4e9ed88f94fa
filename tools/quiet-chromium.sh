#!/bin/sh
# Starts the Chromium at CHROMIUM_PATH without background pages. The complete Chromium renders the popups of its address
# bar and a spare page for every tab, which takes more processor time than a short test. Playwright passes a list of
# disabled features, and Chromium reads the last list only, so the features are added to Playwright's list.
set -eu

features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess

for option do
  shift
  case $option in --disable-features=*) option="$option,$features" ;; esac
  set -- "$@" "$option"
done
exec "$CHROMIUM_PATH" "$@"
