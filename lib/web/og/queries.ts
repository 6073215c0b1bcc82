import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDestination } from '../../destinations/queries'
import { getPage, getPost } from '../../content/pages/queries'
import { ALL_TOPICS, pagePath } from '../../content/pages/sections'
import { getCountryMap } from '../../places/maps/atlas'
import { getProgrammePage, getUniversityOffer } from '../../programmes/page/queries'
import { getScholarship, getScholarships } from '../../scholarships/queries'
import { getTotals, getUniversities, getUniversity } from '../../universities/queries'
import {
  describeDestination,
  describeLists,
  describeOffer,
  describePage,
  describeProgramme,
  pictureOfAward,
  describeUniversity,
} from './describe'
import { picturedPage } from './href'
import { fitPicture, type Picture } from './picture'

const FONTS = join(process.cwd(), 'node_modules', '@fontsource', 'newsreader', 'files')

const lists = describeLists({
  ...getTotals(),
  unitedKingdom: getUniversities().filter(({ countryCode }) => countryCode === 'gb').length,
  scholarships: getScholarships().length,
})

/** By what the address of a record or post begins with: what finds its picture by the rest of the address. */
const RECORDS: Readonly<Record<string, (rest: string) => Promise<Picture | null>>> = {
  '/universities/': async (rest) => {
    const [id = '', section] = rest.split('/')
    const university = getUniversity(id)
    if (!university) return null
    if (section !== undefined && section !== 'programmes') return null
    if (section) {
      const offer = getUniversityOffer(id)
      return offer && describeOffer(university, offer.subjects, offer.programmes)
    }
    const { coordinates, countryCode } = university
    return describeUniversity(university, coordinates && getCountryMap(countryCode, coordinates))
  },
  '/programmes/': async (rest) => {
    const [id = '', key = ''] = rest.split('/')
    const page = getProgrammePage(id, key)
    return page && describeProgramme({ ...page, subjectName: page.subject?.name ?? null })
  },
  '/scholarships/': async (id) => {
    const scholarship = getScholarship(id)
    return scholarship && pictureOfAward(scholarship)
  },
  '/resources/countries/': async (code) => {
    const destination = getDestination(code)
    return destination && describeDestination(destination)
  },
  '/blog/': async (slug) => {
    const post = await getPost(slug)
    return post && describePage('blog', post.meta)
  },
}

async function findText(path: string): Promise<Picture | null> {
  const topic = ALL_TOPICS.find(({ section, slug }) => pagePath(section, slug) === path)
  const page = topic && (await getPage(topic.section, topic.slug))
  return page ? describePage(page.section, page.meta) : null
}

/** The content of the picture at `/og/<segments>`; null when it is of no page. */
export async function getPicture(segments: readonly string[]): Promise<Picture | null> {
  const path = picturedPage(segments)
  if (path === null) return null
  const [prefix = '', describe] = Object.entries(RECORDS).find(([start]) => path.startsWith(start)) ?? []
  const picture = lists.get(path) ?? (await findText(path)) ?? (await describe?.(path.slice(prefix.length)))
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
