/**
 * The instructions of a Dockerfile, stage by stage, as far as ours uses them; its steps can then be run without Docker.
 */

/** Joins continued lines and leaves out comments and empty ones. */
const lines = (text) =>
  text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/**
 * @param {string} text a Dockerfile
 * @returns {{ image: string, name: string, steps: { instruction: string, value: string }[] }[]} its stages
 * @throws Error where a line is no instruction, or stands before the first FROM
 * @example readDockerfile('FROM node:22-slim AS build\nRUN npm ci')[0].name // 'build'
 */
export function readDockerfile(text) {
  const stages = [];
  for (const line of lines(text)) {
    const [, instruction, value] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (instruction === undefined) throw new Error(`no instruction: ${line}`);
    if (instruction === 'FROM') {
      const [, image, name] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(value) ?? [];
      stages.push({ image, name: name ?? '', steps: [] });
    } else if (stages.length === 0) throw new Error(`before the first FROM: ${line}`);
    else stages.at(-1).steps.push({ instruction, value });
  }
  return stages;
}

/** The values of an instruction in a stage, in order. */
export const valuesOf = (stage, instruction) =>
  stage.steps.filter((step) => step.instruction === instruction).map(({ value }) => value);

/** The environment that a stage's ENV lines make. */
export const environmentOf = (stage) =>
  Object.fromEntries(valuesOf(stage, 'ENV').flatMap((value) => value.split(/\s+/).map((pair) => pair.split('=', 2))));
