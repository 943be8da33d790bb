export { LIBRARY_SCHEMAS } from '@svc/operations';
