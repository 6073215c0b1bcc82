import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDestination } from '../../destinations/queries'
import { getPage, getPost } from '../../content/pages/queries'
import { ALL_TOPICS, pagePath } from '../../content/pages/sections'
import { getCountryMap } from '../../places/maps/atlas'
import { getScholarship, getScholarships } from '../../scholarships/queries'
import { getTotals, getUniversities, getUniversity } from '../../universities/queries'
import { describeDestination, describePage, describeScholarship, describeUniversity } from './describe'
import { picturedPage } from './href'
import { describeLists } from './lists'
import { fitPicture, type Picture } from './picture'

const FONTS = join(process.cwd(), 'node_modules', '@fontsource', 'newsreader', 'files')

const lists = describeLists({
  ...getTotals(),
  unitedKingdom: getUniversities().filter(({ countryCode }) => countryCode === 'gb').length,
  scholarships: getScholarships().length,
})

/** One entry a kind of record or text: from what follows the prefix in its address to its picture. */
const RECORDS: readonly { prefix: string; describe: (id: string) => Promise<Picture | null> }[] = [
  {
    prefix: '/universities/',
    describe: async (id) => {
      const university = getUniversity(id)
      if (!university) return null
      const { coordinates, countryCode } = university
      return describeUniversity(university, coordinates && getCountryMap(countryCode, coordinates))
    },
  },
  {
    prefix: '/scholarships/',
    describe: async (id) => {
      const scholarship = getScholarship(id)
      return scholarship && describeScholarship(scholarship)
    },
  },
  {
    prefix: '/resources/countries/',
    describe: async (code) => {
      const destination = await getDestination(code)
      return destination && describeDestination(destination)
    },
  },
  {
    prefix: '/blog/',
    describe: async (slug) => {
      const post = await getPost(slug)
      return post && describePage('blog', post.meta)
    },
  },
]

async function findText(path: string): Promise<Picture | null> {
  const topic = ALL_TOPICS.find(({ section, slug }) => pagePath(section, slug) === path)
  const page = topic && (await getPage(topic.section, topic.slug))
  return page ? describePage(page.section, page.meta) : null
}

/** What the picture at `/og/<segments>` shows; null when it is of no page. */
export async function getPicture(segments: readonly string[]): Promise<Picture | null> {
  const path = picturedPage(segments)
  if (path === null) return null
  const record = RECORDS.find(({ prefix }) => path.startsWith(prefix))
  const picture =
    lists.get(path) ?? (await findText(path)) ?? (await record?.describe(path.slice(record.prefix.length)))
  return picture ? fitPicture(picture) : null
}

/** The site's typeface in the parts that its names need: what one file lacks is taken from the next. */
export function getPictureFonts(): { name: string; data: Buffer; weight: 500 }[] {
  return ['latin', 'latin-ext', 'vietnamese'].map((part) => ({
    name: `Newsreader ${part}`,
    data: readFileSync(join(FONTS, `newsreader-${part}-500-normal.woff`)),
    weight: 500,
  }))
}
