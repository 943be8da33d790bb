import { getMetadataStorage, type MetadataStorage } from 'class-validator';
import type { BodyClass } from './operation.js';

type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;

const storage = getMetadataStorage();
const find = storage.getTargetValidationMetadatas.bind(storage);
const known = new WeakMap<object, Rules>();

// class-validator looks through every class that there is at each object that it validates. Classes of others, which
// may still get rules, are looked up as before.
storage.getTargetValidationMetadatas = (target, ...how) => known.get(target) ?? find(target, ...how);

/** Keeps the rules of a class, which has no groups and gets no more of them, so that they are looked up once. */
export function rememberRules(bodyClass: BodyClass): void {
  if (!known.has(bodyClass)) known.set(bodyClass, find(bodyClass, '', false, false));
}
