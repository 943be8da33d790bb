/**
 * Runs before every spec: properties that name no seed draw from this one, so that a run can be repeated exactly.
 * `SVC_PROPERTY_SEED` sets another.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SVC_PROPERTY_SEED ?? 20261122) });
