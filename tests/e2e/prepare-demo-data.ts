/** Writes the demo charity once, by the first start of a site that is stopped when it is ready. */
import { rmSync, writeFileSync } from 'node:fs';
import { startProcess } from '../../scripts/bench/site.ts';
import { copyDemoData, preparedFolder, printedFile } from './demo-data.ts';
import { sitePort } from './ports.ts';

rmSync(preparedFolder, { recursive: true, force: true });
let printed = '';
const site = await startProcess('.', 'dist/serve-node.js', {
  ready: '/health/ready',
  env: { DATA_DIR: preparedFolder, DEMO_DATA: '1', RATE_LIMITS: 'off' },
  onOutput: (text) => {
    printed += text;
  },
});
await site.stop();
writeFileSync(printedFile, printed);
copyDemoData(`data/e2e-${sitePort}`);
