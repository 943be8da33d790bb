/**
 * Tells what the SQL migrations still lack to match `prisma/schema.prisma`: `node tools/schema-diff.mjs [SCHEMA]`
 * prints the SQL of a next migration, or nothing.
 *
 * Prisma's own `migrate diff` would fetch a native engine from the network. The same engine comes as WebAssembly from
 * the registry; its interface is internal, so the version is pinned and only this file knows it. The engine replays the
 * migrations in the database it is given: that is an in-memory one, thrown away afterwards.
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const MIGRATIONS = join(ROOT, 'prisma', 'migrations');
const CATALOGUE_CHAR = 18;
const TEXT = 25;
const FILTERS = { externalTables: [], externalEnums: [] };

/** The SQL that leads from the migrations to the schema; empty when they say the same. */
export async function schemaDiff(schema = readFileSync(join(ROOT, 'prisma', 'schema.prisma'), 'utf8')) {
  const database = await startThrowaway();
  try {
    const engine = await loadEngine();
    const { bindMigrationAwareSqlAdapterFactory } = await importFromApi(
      '@prisma/driver-adapter-utils',
      '@prisma/adapter-pg',
    );
    const adapter = bindMigrationAwareSqlAdapterFactory(await openAdapter(database.connection));
    const session = await engine.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter);
    const { stdout } = await session.diff({
      from: { tag: 'migrations', ...migrationsList() },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
      script: true,
      shadowDatabaseUrl: null,
      exitCode: null,
      filters: FILTERS,
    });
    const sql = stdout ?? '';
    return sql.includes('This is an empty migration') ? '' : sql;
  } finally {
    await database.stop();
  }
}

/**
 * A migration without its functions, triggers and comments: the schema language has no word for those, and the engine
 * cuts statements at every semicolon, those of a function's body and of a comment included.
 */
function tablesOf(sql) {
  return sql
    .replace(/CREATE (?:OR REPLACE )?FUNCTION[^$]*\$\$[\s\S]*?\$\$;/g, '')
    .replace(/DO \$\$[\s\S]*?\$\$;/g, '')
    .replace(/CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER[^;]*;/g, '')
    .replace(/^--.*$/gm, '');
}

function migrationsList() {
  const directories = readdirSync(MIGRATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(join(MIGRATIONS, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: directories
      .map(({ name }) => name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: tablesOf(readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8')) },
        },
      })),
  };
}

async function startThrowaway() {
  const { PGlite } = await importFromApi('@electric-sql/pglite');
  const { PGLiteSocketServer } = await importFromApi('@electric-sql/pglite-socket');
  const db = await PGlite.create();
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 4 });
  await server.start();
  const [host, port] = server.getServerConn().split(':');
  return {
    connection: { host, port: Number(port), user: 'postgres', database: 'postgres', max: 1 },
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}

/** An adapter that also knows the catalogue's one-byte type "char", and whose database is a shadow already. */
async function openAdapter(connection) {
  const { PrismaPg } = await importFromApi('@prisma/adapter-pg');
  const { ColumnTypeEnum } = await importFromApi('@prisma/driver-adapter-utils', '@prisma/adapter-pg');
  const { default: pg } = await importFromApi('pg');
  const pool = new pg.Pool(connection);
  const factory = new PrismaPg(pool);
  let charColumns = [];
  const query = pool.query.bind(pool);
  pool.query = async (...request) => {
    const result = await query(...request);
    const fields = result.fields ?? [];
    charColumns = fields.flatMap((field, index) => (field.dataTypeID === CATALOGUE_CHAR ? [index] : []));
    for (const index of charColumns) fields[index].dataTypeID = TEXT;
    return result;
  };
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (request) => {
      const result = await queryRaw(request);
      for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  factory.connectToShadowDb = () => factory.connect();
  return factory;
}

async function loadEngine() {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm'));
  const engine = await import(pathToFileURL(join(folder, 'schema_engine_bg.js')).href);
  const { instance } = await globalThis.WebAssembly.instantiate(readFileSync(join(folder, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': engine,
  });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  return engine;
}

/** Imports a package as the API (or one of its packages) sees it. */
async function importFromApi(name, through) {
  const fromApi = createRequire(join(ROOT, 'apps', 'api', 'package.json'));
  const from = through === undefined ? fromApi : createRequire(fromApi.resolve(through));
  const path = from.resolve(name);
  return import(pathToFileURL(path).href);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [schemaPath] = process.argv.slice(2);
  const sql = await (schemaPath === undefined ? schemaDiff() : schemaDiff(readFileSync(schemaPath, 'utf8')));
  // The engine leaves timers behind that nobody can stop.
  process.stdout.write(sql, () => process.exit(0));
}
