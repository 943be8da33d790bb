import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Resource,
  type Server,
} from '@modelcontextprotocol/server';
import type { MessageSource } from './execution.js';
import { ANSWER_TEMPLATE } from './reading-texts.js';
import type { DoorResource } from './resources.js';
import { readSkillFile } from './skills/serve-skills.js';
import type { Skill } from './skills/skill.js';

/** What a door offers for reading, and for whom it is read. */
export interface ServedResources<Context> {
  /** All that can be read, those that only a template lists included. */
  readonly resources: readonly DoorResource<Context>[];
  readonly skills: readonly Skill[];
  /** As they are listed: the resources, then the guide of each skill. */
  readonly listed: readonly Resource[];
  readonly context: Context;
  readonly from: MessageSource;
}

/** The methods of resources. The files of skills are read as any other. */
export function serveResources<Context>(server: Server, served: ServedResources<Context>): void {
  const { resources, skills, listed, context, from } = served;
  server.setRequestHandler('resources/list', () => ({ resources: [...listed] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [ANSWER_TEMPLATE] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq }) => {
    const file = readSkillFile(uri, skills);
    if (file !== undefined) return { contents: [{ uri, ...file }] };
    const found = resources.find((one) => one.uri === uri);
    if (found === undefined)
      throw new ResourceNotFoundError(uri, 'Unknown resource; resources/list names the resources of this endpoint');
    const text = await found.read(context, from.signal ?? mcpReq.signal).catch(() => {
      throw new ProtocolError(ProtocolErrorCode.InternalError, 'The resource cannot be read at the moment');
    });
    return { contents: [{ uri: found.uri, mimeType: found.mimeType, text }] };
  });
}
