#!/usr/bin/env node
import '@candor/scan/bin/candor-scan.mjs';
