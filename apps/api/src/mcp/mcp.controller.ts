import { Controller, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ApiRequest } from '../platform/http/api-request.js';
import { McpDoors } from './mcp-doors.js';

/** Where the MCP doors are. They have no sessions, so GET and DELETE are not possible. */
@Controller()
export class McpController {
  constructor(private readonly doors: McpDoors) {}

  @Post('/mcp')
  core(@Req() request: ApiRequest, @Res() response: Response): Promise<void> {
    return this.doors.answer('core', request, response);
  }

  @Post('/mcp/pro')
  pro(@Req() request: ApiRequest, @Res() response: Response): Promise<void> {
    return this.doors.answer('pro', request, response);
  }
}
