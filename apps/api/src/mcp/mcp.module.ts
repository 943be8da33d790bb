import { Module } from '@nestjs/common';
import { MetadataScanner } from '@nestjs/core';
import { McpController } from './mcp.controller.js';
import { McpDoors } from './mcp-doors.js';
import { OperationHandlers } from './operation-handlers.js';

/** The MCP doors. */
@Module({ controllers: [McpController], providers: [McpDoors, OperationHandlers, MetadataScanner] })
export class McpModule {}
