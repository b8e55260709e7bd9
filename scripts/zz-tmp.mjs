import { serve } from '/work/main/packages/server/src/serve.ts';
try { const s = await serve(process.env); process.on('SIGTERM', async () => { await s.close(); process.exit(0); }); } catch (e) { console.error(e); process.exit(1); }
