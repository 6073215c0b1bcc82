import { defineFile } from '../device/catalogue-file'
import type { MatcherData } from './matcher-file'

/** All that the matcher reads. */
export const MATCHER = defineFile<MatcherData>('matcher.json')
