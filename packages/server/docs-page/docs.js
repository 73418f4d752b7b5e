// Renders /api/openapi.json. All text goes in as text, never as HTML.
const place = document.querySelector('#requests');

function add(parent, name, text) {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  parent.append(element);
  return element;
}

function addSchema(parent, title, schema) {
  if (!schema) return;
  add(parent, 'h4', title);
  add(parent, 'pre', JSON.stringify(schema, null, 2));
}

function addRequest(parent, method, path, operation) {
  const details = add(parent, 'details');
  const summary = add(details, 'summary');
  add(summary, 'code', `${method.toUpperCase()} ${path}`);
  summary.append(` ${operation.summary ?? ''}`);
  for (const { name, in: where, required, schema } of operation.parameters ?? [])
    addSchema(details, `${name} (in the ${where}${required ? '' : ', optional'})`, schema);
  addSchema(details, 'Body', operation.requestBody?.content?.['application/json']?.schema);
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    const [content] = Object.values(answer.content ?? {});
    addSchema(details, status === 'default' ? 'Otherwise' : `Answer ${status}`, content?.schema);
  }
}

const answer = await fetch('/api/openapi.json');
const { paths } = await answer.json();
place.replaceChildren();
const byTag = Map.groupBy(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  ),
  ({ operation }) => operation.tags?.[0] ?? 'other',
);
for (const [tag, requests] of byTag) {
  add(place, 'h2', tag);
  for (const { path, method, operation } of requests) addRequest(place, method, path, operation);
}
