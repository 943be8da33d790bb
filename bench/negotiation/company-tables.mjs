/** The tables of `bench/negotiation.mjs` where the engine sits among the agents of `company`. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const fixed = (value, digits = 3) => value.toFixed(digits);
export const percent = (share, digits = 1) => `${(100 * share).toFixed(digits)} %`;

/** The engine of an earlier state of the repository that is built in a folder. */
export async function loadEarlier(folder) {
  const built = join(resolve(folder), 'libs', 'negotiation-math', 'dist', 'esm', 'index.js');
  return (await import(pathToFileURL(built).href)).negotiateBundle;
}

/** Printers of the parts, by their names, for the settings of one run. */
export function createCompanyTables({ bench, values, seed }) {
  const most = values.packages ? Number(values.packages) : undefined;
  const lengths = values.rounds ? [Number(values.rounds)] : [20, 100];
  const domainsOr = (usual) => Number(values.domains ?? (values.quick ? 4 : usual));
  const untold = (engine) => bench.enginePlayer('our engine, untold', engine, 'untold');
  return {
    company: () =>
      printCompany(bench, { seed, domains: domainsOr(24), most, lengths, ours: untold(bench.negotiateBundle) }),
    losses: async () => {
      const engine = values.before ? await loadEarlier(values.before) : bench.negotiateBundle;
      printLosses(bench, { seed, domains: domainsOr(6), most, lengths, ours: untold(engine) });
    },
    calibration: () => printCalibration(bench, { seed, domains: domainsOr(24), most, lengths }),
  };
}

function printCompany(bench, { seed, domains, most, lengths, ours }) {
  for (const rounds of lengths) {
    console.log(
      `\n## In company: ${rounds} rounds, ${domains} domains, seed ${seed}; ± is 95 %\n\n` +
        '| Strategy | Mean own utility | Ours ahead | Joint | Deals | Ours against it | Best against it |\n' +
        `|${'---|'.repeat(7)}`,
    );
    const rows = bench.playCompany(ours, { seed, domains, rounds, most });
    for (const row of [...rows].sort((a, b) => b.mean - a.mean))
      console.log(
        `| ${row.name} | ${fixed(row.mean)} ±${fixed(row.interval)} | ` +
          `${fixed(row.behind)} ±${fixed(row.behindInterval)} | ${fixed(row.joint)} | ${percent(row.deals)} | ` +
          `${fixed(row.ours)} | ${fixed(row.best)} |`,
      );
  }
}

/** Where our games in company are lost. */
function printLosses(bench, { seed, domains, most, lengths, ours }) {
  for (const rounds of lengths) {
    console.log(
      `\n## What is lost in company: ${rounds} rounds, ${domains} domains, seed ${seed}\n\n` +
        '| Opponent | Ours | Best other | No deal | We accept | At | What stands | Offered later |\n' +
        `|${'---|'.repeat(8)}`,
    );
    const shown = (value, show) => (Number.isNaN(value) ? '' : show(value));
    for (const row of bench.findLosses(ours, { seed, domains, rounds, most }))
      console.log(
        `| ${row.name} | ${fixed(row.ours)} | ${fixed(row.best)} | ${percent(row.missed)} | ` +
          `${percent(row.accepted)} | ${shown(row.when, percent)} | ${shown(row.standing, fixed)} | ` +
          `${shown(row.later, fixed)} |`,
      );
  }
}

function printCalibration(bench, { seed, domains, most, lengths }) {
  for (const rounds of lengths)
    for (const [field, { knowledge }] of Object.entries(bench.FIELDS)) {
      console.log(
        `\n## Chances stated and offers taken: ${field}, ${knowledge}, ${rounds} rounds, ${domains} domains, ` +
          `seed ${seed}\n\n| Stated | Offers | Mean stated | Taken |\n|---|---|---|---|`,
      );
      const { tenths, last, all } = bench.measureCalibration({ seed, domains, rounds, field, most });
      const named = tenths.map((row, tenth) => [`${tenth / 10} to ${(tenth + 1) / 10}`, row]);
      for (const [name, { offers, stated, taken }] of [...named, ['last offers', last], ['all', all]])
        console.log(`| ${name} | ${offers} | ${fixed(stated)} | ${fixed(taken)} |`);
    }
}
