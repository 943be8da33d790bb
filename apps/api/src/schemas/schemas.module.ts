import { Module } from '@nestjs/common';
import { SchemasController } from './schemas.controller.js';
import { SchemasService } from './schemas.service.js';

/** The published JSON Schemas. */
@Module({ controllers: [SchemasController], providers: [SchemasService] })
export class SchemasModule {}
