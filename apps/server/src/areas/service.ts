import type { Area } from '@haldi/contract/areas/desk/schema';
import type { Db } from '../platform/database/database.ts';
import { type AreaRow, listAreas } from './store.ts';

const toArea = ({ id, ...row }: AreaRow): Area => ({ _id: String(id), ...row });

export const readAreas = async (db: Db): Promise<Area[]> => (await listAreas(db)).map(toArea);
