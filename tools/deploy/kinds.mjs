/**
 * The fields of the Kubernetes objects that the chart uses, closed: one of another name is a fault. It is no copy of
 * the API's schemas, which no package that is installed here has.
 */
const text = { type: 'string', minLength: 1 };
const count = { type: 'integer', minimum: 0 };
const texts = { type: 'object', additionalProperties: { type: 'string' } };
const amount = { anyOf: [text, { type: 'integer', minimum: 1 }] };

/** An object with these fields and no others; names that end in `?` may be missing. */
function shape(fields) {
  const names = Object.keys(fields);
  return {
    type: 'object',
    additionalProperties: false,
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), fields[name]])),
  };
}

const list = (items, minItems = 1) => ({ type: 'array', items, minItems });
const only = (value) => ({ const: value });
const name = { type: 'string', pattern: '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$' };
const portName = { type: 'string', pattern: '^[a-z0-9-]{1,15}$' };
const metadata = shape({ name, labels: texts, 'annotations?': texts });
const selector = shape({ matchLabels: { ...texts, minProperties: 1 } });
const any = { type: 'object' };

const probe = shape({
  httpGet: shape({ path: { type: 'string', pattern: '^/' }, port: portName }),
  periodSeconds: count,
  timeoutSeconds: count,
  failureThreshold: count,
  'initialDelaySeconds?': count,
});

const variable = {
  anyOf: [
    shape({ name: text, value: { type: 'string' } }),
    shape({
      name: text,
      valueFrom: shape({ secretKeyRef: shape({ name: text, key: text, 'optional?': { type: 'boolean' } }) }),
    }),
  ],
};

const container = shape({
  name,
  image: { type: 'string', pattern: '^[^\\s:@]+(:\\d+)?[^\\s:@]*(:[\\w.-]+|@sha256:[0-9a-f]{64})$' },
  imagePullPolicy: text,
  securityContext: shape({
    allowPrivilegeEscalation: only(false),
    readOnlyRootFilesystem: only(true),
    capabilities: only({ drop: ['ALL'] }),
  }),
  ports: list(shape({ name: portName, containerPort: count })),
  env: list(variable),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
  lifecycle: shape({ preStop: shape({ exec: shape({ command: list(text) }) }) }),
  resources: shape({ requests: shape({ cpu: amount, memory: text }), limits: shape({ cpu: amount, memory: text }) }),
  volumeMounts: list(shape({ name, mountPath: text })),
});

const pod = shape({
  serviceAccountName: name,
  automountServiceAccountToken: only(false),
  terminationGracePeriodSeconds: count,
  securityContext: shape({
    runAsNonRoot: only(true),
    runAsUser: { type: 'integer', minimum: 1 },
    runAsGroup: count,
    fsGroup: count,
    seccompProfile: only({ type: 'RuntimeDefault' }),
  }),
  'imagePullSecrets?': list(shape({ name })),
  containers: list(container),
  volumes: list(shape({ name, emptyDir: shape({ sizeLimit: text }) })),
  topologySpreadConstraints: list(
    shape({ maxSkew: count, topologyKey: text, whenUnsatisfiable: text, labelSelector: selector }),
  ),
  'nodeSelector?': texts,
  'tolerations?': list(any),
  'affinity?': any,
});

const metric = {
  anyOf: [
    shape({
      type: only('Resource'),
      resource: shape({ name: text, target: shape({ type: only('Utilization'), averageUtilization: count }) }),
    }),
    shape({
      type: only('Pods'),
      pods: shape({
        metric: shape({ name: text }),
        target: shape({ type: only('AverageValue'), averageValue: text }),
      }),
    }),
  ],
};

const object = (apiVersion, kind, fields) => ({
  [`${apiVersion} ${kind}`]: shape({ apiVersion: only(apiVersion), kind: only(kind), metadata, ...fields }),
});

const rule = shape({
  alert: text,
  expr: text,
  'for?': text,
  labels: texts,
  annotations: texts,
});

/** JSON Schemas by API version and kind. */
export const KINDS = {
  ...object('apps/v1', 'Deployment', {
    spec: shape({
      'replicas?': count,
      selector,
      strategy: shape({ type: text, rollingUpdate: shape({ maxSurge: count, maxUnavailable: count }) }),
      template: shape({ metadata: shape({ labels: texts, 'annotations?': texts }), spec: pod }),
    }),
  }),
  ...object('v1', 'Service', {
    spec: shape({
      'type?': text,
      'clusterIP?': text,
      selector: { ...texts, minProperties: 1 },
      ports: list(shape({ name: portName, port: count, targetPort: portName })),
    }),
  }),
  ...object('v1', 'ServiceAccount', { automountServiceAccountToken: only(false) }),
  ...object('v1', 'ConfigMap', { data: texts }),
  ...object('policy/v1', 'PodDisruptionBudget', { spec: shape({ maxUnavailable: amount, selector }) }),
  ...object('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: shape({
      scaleTargetRef: shape({ apiVersion: only('apps/v1'), kind: only('Deployment'), name }),
      minReplicas: count,
      maxReplicas: count,
      metrics: list(metric),
      behavior: shape({
        scaleDown: shape({
          stabilizationWindowSeconds: count,
          policies: list(shape({ type: text, value: count, periodSeconds: count })),
        }),
      }),
    }),
  }),
  ...object('networking.k8s.io/v1', 'Ingress', {
    spec: shape({
      'ingressClassName?': text,
      'tls?': list(shape({ hosts: list(text), secretName: text })),
      rules: list(
        shape({
          host: text,
          http: shape({
            paths: list(
              shape({
                path: text,
                pathType: only('Prefix'),
                backend: shape({ service: shape({ name, port: shape({ name: portName }) }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
  ...object('networking.k8s.io/v1', 'NetworkPolicy', {
    spec: shape({
      podSelector: selector,
      policyTypes: list(text),
      ingress: list(shape({ ports: list(any), 'from?': list(any) })),
      'egress?': list(shape({ 'ports?': list(any), 'to?': list(any) })),
    }),
  }),
  ...object('monitoring.coreos.com/v1', 'ServiceMonitor', {
    spec: shape({ selector, endpoints: list(shape({ port: portName, path: text, interval: text })) }),
  }),
  ...object('monitoring.coreos.com/v1', 'PrometheusRule', {
    spec: shape({ groups: list(shape({ name: text, rules: list(rule) })) }),
  }),
};
