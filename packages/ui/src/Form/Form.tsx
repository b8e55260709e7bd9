import { assignInlineVars } from '@vanilla-extract/dynamic';
