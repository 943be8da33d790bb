import type { ServerContext } from '@modelcontextprotocol/server';

/** Tells a client how far a call is. */
export type ReportStage = (message: string) => Promise<void>;

/** Stages of a model-backed call: begun, done. */
const STAGES = 2;

/**
 * Progress notifications on the response’s own stream, each further than the last; null where the client asked for
 * none.
 */
export function reportStages({ mcpReq }: ServerContext): ReportStage | null {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return null;
  let progress = 0;
  return async (message) => {
    progress += 1;
    await mcpReq.notify({
      method: 'notifications/progress',
      params: { progressToken, progress, total: STAGES, message },
    });
  };
}
