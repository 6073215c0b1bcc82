import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { vipunen } from './vipunen'

const PATH =
  '/api.vipunen.fi/api/resources/korkeakoulutus_hakeneet_ja_paikan_vastaanottaneet/data?filter=koulutuksenAlkamisvuosi%3D%3D%272026%27&limit=1000&offset='
const AALTO = 'aalto-university'
const HANKEN = 'hanken-school-of-economics'

const row = (name: string, facts: object = {}) => ({
  koulutuksenAlkamisvuosi: 2026,
  koulutuksenAlkamiskausi: 'Syksy',
  hakukohde: name,
  hakutapa: 'Yhteishaku',
  hakutyyppi: 'Varsinainen haku',
  valintatapajononTyyppi: null,
  tutkinnonAloitussykli: 'I sykli',
  koulutusasteTaso2: 'Ylempi korkeakoulututkinto',
  paaasiallinenTutkintoHakukohde: 'Dipl.ins., tuotantotalous',
  koulutuksenKieli: 'suomi',
  sektori: 'Yliopistokoulutus',
  korkeakoulu: 'Aalto-yliopisto',
  aloituspaikatLkm: 92,
  ...facts,
})

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/fi.json': [
      { id: AALTO, name: 'Aalto University', aliases: ['Aalto-yliopisto'] },
      { id: HANKEN, name: 'Hanken School of Economics' },
    ],
    'workshop/tables/identifiers.tsv': `scheme\tnumber\tid\nname-fi\tsvenska handelshögskolan\t${HANKEN}\n`,
    'sources.json': { 'fi-vipunen-2025': {} },
    'programmes/fi-programmes.json': {
      universities: {
        [AALTO]: [
          {
            level: 'undergraduate',
            award: 'Bachelor’s and master’s in one, entered from school',
            title: 'Kuvataidekasvatus, opettajat',
            titleEn: 'Art education',
            months: 60,
            language: 'fi',
          },
        ],
      },
    },
  })
})

afterEach(() => publisher.close())

it('takes over what people can apply for, once each, and leaves out the ways in for others', async () => {
  publisher.answers[`${PATH}0`] = {
    body: JSON.stringify([
      row('Kuvataidekasvatus, opettajat, taiteen kandidaatti ja taiteen maisteri (3 v + 2 v)'),
      row('Kuvataidekasvatus, opettajat, taiteen kandidaatti ja taiteen maisteri (3 v + 2 v)', {
        valintatapajononTyyppi: 'Ei valittu',
      }),
      row('Haku avoimen yliopiston väylän kautta, Tietotekniikka, tekniikan kandidaatti'),
      row('Tuntematon ala, tekniikan kandidaatti (3 v)', { koulutusasteTaso2: 'Alempi korkeakoulututkinto' }),
      row(
        'Computer, Communication and Information Sciences; Computer Science, Master of Science (Technology) (2 v)',
        {
          tutkinnonAloitussykli: 'II sykli',
          hakutapa: 'Erillishaku',
          koulutuksenKieli: 'englanti',
        },
      ),
      row('Insinööri (AMK), tuotantotalous', { sektori: 'Ammattikorkeakoulukoulutus' }),
      row('Finance, ekonomie magister', {
        korkeakoulu: 'Svenska handelshögskolan',
        koulutuksenKieli: 'englanti',
        tutkinnonAloitussykli: 'II sykli',
      }),
    ]),
  }
  const { lines } = await refreshFew(vipunen, publisher, '2026-11-26', true)
  expect(lines).toContain('  Aalto University, Tuntematon ala: the register has no English name')
  const file = publisher.read('programmes/fi-programmes.json') as { universities: unknown }
  expect(file).toMatchObject({ source: 'fi-vipunen', year: '2026' })
  expect(file.universities).toEqual({
    [AALTO]: [
      {
        level: 'undergraduate',
        award: 'Bachelor’s and master’s in one, entered from school',
        title: 'Kuvataidekasvatus, opettajat',
        titleEn: 'Art education',
        months: 60,
        language: 'fi',
      },
      { level: 'master', titleEn: 'Computer Science', months: 24, language: 'en' },
    ],
    [HANKEN]: [{ level: 'master', titleEn: 'Finance', language: 'en' }],
  })
})
