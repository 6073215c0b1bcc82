import 'server-only'
import { z } from 'zod'
import external from '@/data/scholarships/external.json'
import government from '@/data/scholarships/government.json'
import university from '@/data/scholarships/university.json'
import { getPages, getPosts } from '../pages/queries'
import { ScholarshipRecordSchema } from '../scholarships/schema'
import { getUniversities } from '../universities/queries'
import { listAddresses, type Address } from './sitemap'

const scholarships = z.array(ScholarshipRecordSchema).parse([...university, ...external, ...government])

/** Every address a search engine should know, each with the day its content last changed. */
export async function getAddresses(): Promise<Address[]> {
  const [pages, posts] = await Promise.all([getPages(), getPosts()])
  return listAddresses({ universities: getUniversities(), scholarships, pages, posts })
}
