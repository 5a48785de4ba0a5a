import { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { countWork, isReachable } from '#src/server/platform/db/health.ts';
import { safeEqual } from '#src/server/platform/keys.ts';

/** The app of `/health/live`, `/health/ready` and `/metrics`, mounted at the root. */
export function createHealth(services: ServiceContext | (() => Promise<ServiceContext>)): Hono {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const waiting = new Gauge({
    name: 'sanad_waiting',
    help: 'What waits to be done',
    labelNames: ['queue'],
    registers: [registry],
  });
  const failed = new Gauge({
    name: 'sanad_failed',
    help: 'What was given up after its last attempt',
    labelNames: ['queue'],
    registers: [registry],
  });
  const open = async (): Promise<ServiceContext> => (typeof services === 'function' ? services() : services);
  return new Hono()
    .get('/health/live', (c) => c.json({ status: 'live' }))
    .get('/health/ready', async (c) => {
      const isReady = await open().then(isReachable, () => false);
      return c.json({ status: isReady ? 'ready' : 'notReady' }, isReady ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      const ctx = await open();
      const token = ctx.env.metricsToken;
      if (token === undefined || !safeEqual(c.req.header('authorization') ?? '', `Bearer ${token}`))
        return c.text('unauthenticated', 401, { 'www-authenticate': 'Bearer' });
      const work = await countWork(ctx);
      for (const [queue, count] of Object.entries(work.waiting)) waiting.set({ queue }, count);
      for (const [queue, count] of Object.entries(work.failed)) failed.set({ queue }, count);
      return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
    });
}
