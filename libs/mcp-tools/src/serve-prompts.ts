import { ProtocolError, ProtocolErrorCode, type Prompt, type Server } from '@modelcontextprotocol/server';
import type { PromptPlan } from './prompts.js';

/** A prompt as it is listed. */
export function listPrompt({ name, title, description, arguments: args }: PromptPlan): Prompt {
  return { name, title, description, arguments: args.map((argument) => ({ ...argument })) };
}

/** The methods of prompts. */
export function servePrompts(server: Server, plans: readonly PromptPlan[], listed: readonly Prompt[]): void {
  server.setRequestHandler('prompts/list', () => ({ prompts: [...listed] }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const plan = plans.find(({ name }) => name === params.name);
    if (plan === undefined)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        'Unknown prompt; prompts/list names the prompts of this endpoint',
      );
    const given = params.arguments ?? {};
    const missing = plan.arguments
      .filter(({ name, required }) => required && given[name] === undefined)
      .map(({ name }) => name);
    if (missing.length > 0)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The prompt lacks arguments: ${missing.join(', ')}`);
    return {
      description: plan.description,
      messages: [{ role: 'user', content: { type: 'text', text: plan.say(given) } }],
    };
  });
}
