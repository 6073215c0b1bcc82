import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { monMaster, parcoursup } from './french-portals'

const DATASETS = '/data.enseignementsup-recherche.gouv.fr/api/explore/v2.1/catalog/datasets'
const LILLE = 'universite-de-lille'
const CITE = 'universite-paris-cite'

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/fr.json': [
      { id: LILLE, name: 'University of Lille', aliases: ['Université de Lille'] },
      { id: CITE, name: 'Université Paris Cité' },
    ],
    'workshop/tables/identifiers.tsv': `scheme\tnumber\tid\npaysage\t5cZyU\t${CITE}\n`,
    'workshop/tables/french-licences.tsv': 'programme\ttitle\tenglish\tsubject\n',
    'workshop/tables/french-masters.tsv':
      "programme\ttitle\tenglish\tsubject\nDroit de l'enfant\tDroit de l’enfant\tChildren’s rights\tlaw\n",
    'subject-codes/fr-isced.json': { codes: [{ code: '061' }, { code: '042' }, { code: '051' }] },
    'sources.json': { 'fr-parcoursup': {}, 'fr-trouver-mon-master-2021': {} },
    'programmes/fr-bachelors.json': {
      universities: {
        [CITE]: [
          {
            level: 'bachelor',
            award: 'Licence',
            title: 'Licence Économie et gestion',
            titleEn: 'Economics',
            field: '042',
            count: 3,
          },
          {
            level: 'bachelor',
            award: 'Licence',
            title: 'Licence Informatique',
            titleEn: 'Computer science',
            field: '061',
            count: 1,
          },
        ],
      },
    },
    'programmes/fr-masters.json': {
      universities: {
        [CITE]: [
          {
            level: 'master',
            title: 'Bio-informatique',
            titleEn: 'Bioinformatics',
            field: '051',
            url: 'https://u-paris.fr/x',
          },
          { level: 'master', title: 'Éthique', titleEn: 'Ethics' },
        ],
      },
    },
  })
})

afterEach(() => publisher.close())

it('counts the entries of each licence, under the title that stands', async () => {
  const row = (university: string, line: string, name: string, number: string) =>
    `2025;Public;0755976N;${university};75;Paris;Ile-de-France;Paris;Paris;${line} - ${name};formation non sélective;${line};x;${line} - Sciences;${name};;30;100;${number};`
  publisher.answers[`${DATASETS}/fr-esr-parcoursup/exports/csv?delimiter=%3B`] = {
    body: [
      '\uFEFFsession;contrat_etab;cod_uai;g_ea_lib_vx;dep;dep_lib;region_etab_aff;acad_mies;ville_etab;lib_for_voe_ins;select_form;fili;lib_comp_voe_ins;form_lib_voe_acc;fil_lib_voe_acc;detail_forma;capa_fin;voe_tot;etablissement_id_paysage;composante_id_paysage',
      row('Université Paris Cité', 'Licence', 'Economie et gestion', '5cZyU'),
      row('Université Paris Cité', 'Licence', 'Economie et gestion', '5cZyU'),
      row('Université Paris Cité', 'Licence', 'Portail Sciences', '5cZyU'),
      row('Université de Lille', 'Licence', 'Informatique', ''),
      row('Université de Lille', 'BUT', 'Informatique', ''),
    ].join('\n'),
  }
  const { lines } = await refreshFew(parcoursup, publisher, '2026-11-26', true)
  expect(lines).toContain(
    '  Université Paris Cité, Licence Portail Sciences: the register has no English name',
  )
  const common = { level: 'bachelor', award: 'Licence' }
  expect(publisher.read('programmes/fr-bachelors.json')).toMatchObject({
    year: '2025',
    universities: {
      [LILLE]: [
        { ...common, title: 'Licence Informatique', titleEn: 'Computer science', field: '061', count: 1 },
      ],
      [CITE]: [
        { ...common, title: 'Licence Économie et gestion', titleEn: 'Economics', field: '042', count: 2 },
      ],
    },
  })
})

it('takes over the masters of the newest session', async () => {
  const row = (session: string, mention: string, course: string) => ({
    session,
    eta_uai: '0755976N',
    eta_nom: 'Université Paris Cité',
    ifc: '0900820SVFY8',
    mention,
    parcours: course,
    alternance: '0',
    modalite_enseignement: ['INITIALE'],
    lieux: 'Université Paris Cité - PARIS (75)',
    id_paysage: '5cZyU',
  })
  publisher.answers[`${DATASETS}/fr-esr-mon_master/exports/json`] = {
    body: JSON.stringify([
      row('2024', 'ÉTHIQUE', 'x'),
      row('2025', 'BIO-INFORMATIQUE', 'Ingénierie'),
      row('2025', 'BIO-INFORMATIQUE', 'Biologie'),
      row('2025', "DROIT DE L'ENFANT", 'x'),
      row('2025', 'SCIENCES NOUVELLES', 'x'),
    ]),
  }
  const { lines } = await refreshFew(monMaster, publisher, '2026-11-26', true)
  expect(lines).toContain('  Université Paris Cité, SCIENCES NOUVELLES: the register has no English name')
  expect(publisher.read('programmes/fr-masters.json')).toMatchObject({
    source: 'fr-mon-master',
    year: '2025',
    read: 2,
    universities: {
      [CITE]: [
        {
          level: 'master',
          title: 'Bio-informatique',
          titleEn: 'Bioinformatics',
          field: '051',
          url: 'https://u-paris.fr/x',
        },
        { level: 'master', title: 'Droit de l’enfant', titleEn: 'Children’s rights', subject: 'law' },
      ],
    },
  })
  expect(Object.keys(publisher.read('sources.json') as object)).toEqual(['fr-parcoursup', 'fr-mon-master'])
})
