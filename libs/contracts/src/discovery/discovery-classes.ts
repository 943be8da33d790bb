import { Choice, ListOf, ListOfNested, Text } from '../fields.js';

/** One MCP tool: where it is listed, what it costs and how firm it is. */
export class CatalogTool {
  @Text({ description: 'The name of the tool over MCP.' })
  name!: string;

  @Text({ description: 'What the tool does, in a few words.' })
  title!: string;

  @Text({ description: 'When to use the tool.' })
  description!: string;

  @ListOf({ type: 'string', enum: ['core', 'pro'] }, { description: 'The MCP endpoints that list the tool.' })
  doors!: string[];

  @Choice(['open', 'svc_key', 'gt_key'], {
    description: 'Who may call: anyone, or the holder of the named kind of key.',
  })
  access!: 'open' | 'svc_key' | 'gt_key';

  @Choice(['free', 'model', 'wallet'], {
    description: 'What a call uses up: nothing, a call of the key’s daily model budget, or money from the wallet.',
  })
  cost!: 'free' | 'model' | 'wallet';

  @Choice(['stable', 'beta'], {
    description: 'Whether the tool’s arguments and answer may still change (`beta`) or not (`stable`).',
  })
  stability!: 'stable' | 'beta';

  @Text({ description: 'The operationId in the OpenAPI description.' })
  operation!: string;

  @Text({ description: 'The same operation over REST: method and path.' })
  rest!: string;
}

/** Every tool of the service. */
export class CatalogResult {
  @Text({ description: 'The version of the service.' })
  version!: string;

  @ListOfNested(() => CatalogTool, {
    name: 'CatalogTool',
    description: 'Every tool once, in the order in which the MCP endpoints list them.',
  })
  tools!: CatalogTool[];
}
