import type { Prompt, Resource, Server } from '@modelcontextprotocol/server';
import type { DoorTool, OperationRecord } from '@svc/contracts';
import type { LibrarySchemas } from './class-schema.js';
import type { Execute, MessageSource } from './execution.js';
import { PROMPTS } from './prompts.js';
import { answerTexts, exampleTexts, schemaTexts } from './reading-texts.js';
import { doorResources, type TextResource } from './resources.js';
import { listPrompt, servePrompts } from './serve-prompts.js';
import { serveResources } from './serve-resources.js';
import { serveSkills, skillEntries, skillResources } from './skills/serve-skills.js';
import { SKILLS, toolsOfSkill, type Skill } from './skills/skill.js';

/** What a door's reading stands on. */
export interface ReadingParts<Context> {
  readonly records: readonly OperationRecord[];
  readonly doorTools: readonly DoorTool[];
  readonly execute: Execute<Context>;
  readonly schemas: LibrarySchemas;
  readonly texts: readonly TextResource[];
}

/** What a door offers beside its tools: prompts, resources and skills, as they are listed and served. */
export interface DoorReading<Context> {
  readonly prompts: readonly Prompt[];
  readonly resources: readonly Resource[];
  readonly skills: readonly Skill[];
  serve(server: Server, context: Context, from: MessageSource): void;
}

/** Prepares the prompts, the resources and the skills that a door's tools can carry out. */
export function prepareReading<Context>(parts: ReadingParts<Context>): DoorReading<Context> {
  const { records, doorTools, execute, schemas, texts } = parts;
  const names = new Set(doorTools.map(({ link }) => link.name));
  const plans = PROMPTS.filter((prompt) => prompt.tools.every((name) => names.has(name)));
  const skills = SKILLS.filter((skill) => toolsOfSkill(skill).every((name) => names.has(name)));
  const entries = skillEntries(skills);
  const resources = doorResources(records, execute, [...exampleTexts(doorTools), ...schemaTexts(schemas), ...texts]);
  const answers = doorResources([], execute, answerTexts(doorTools));
  const prompts = plans.map(listPrompt);
  const listed = [...resources.map(({ read: _read, ...one }): Resource => one), ...skillResources(skills)];
  return {
    prompts,
    resources: listed,
    skills,
    serve: (server, context, from) => {
      servePrompts(server, plans, prompts);
      serveResources(server, { resources: [...resources, ...answers], skills, listed, context, from });
      serveSkills(server, skills, entries);
    },
  };
}
