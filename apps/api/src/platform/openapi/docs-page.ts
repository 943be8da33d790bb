/**
 * The page at /docs.
 * @param prefix the path of the public address, without a slash at the end: empty unless the service stands behind one
 */
export const docsPage = (prefix: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Negotiation service: API</title>
  <link rel="stylesheet" href="${prefix}/docs/swagger-ui.css">
  <link rel="icon" type="image/png" href="${prefix}/docs/favicon-32x32.png">
</head>
<body>
  <div id="swagger-ui"></div>
  <noscript>The description is at <a href="${prefix}/openapi.json">openapi.json</a>.</noscript>
  <script src="${prefix}/docs/swagger-ui-bundle.js"></script>
  <script src="${prefix}/docs/start.js"></script>
</body>
</html>
`;

/** The script that starts Swagger UI: a file of its own, because the page allows no inline script. */
export const docsStartScript = (
  prefix: string,
): string => `SwaggerUIBundle({ url: '${prefix}/openapi.json', dom_id: '#swagger-ui', deepLinking: true, \
tryItOutEnabled: true, validatorUrl: null });
`;
