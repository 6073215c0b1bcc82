import topics from './page-topics.json'
import type { Target } from './reading-fields'

/** The topics of a reading's pages, the most useful first; null where every topic is useful. */
export const TOPICS_OF: Record<Target, readonly string[] | null> = {
  university: null,
  programmes: ['programme', 'fees', 'deadline', 'language'],
  scholarship: ['scholarship', 'deadline', 'apply', 'entry'],
}
/** The bonus of the first of them. */
export const FIRST_TOPIC = 6

/** The topics of the most useful pages, in the languages that universities write in. */
export const TOPICS: readonly Topic[] = [
  {
    topic: 'fees',
    points: 6,
    words: words(
      'fee,fees,tuition,cost,costs,gebuhren,studiengebuhren,studiengebuehren,semesterbeitrag,kosten,frais,droits,tarifs,tasas,matricula,precios,costes,tasse,collegegeld,avgift,avgifter,studieavgift,propinas,oplaty,czesne,学費,学费,등록금,стоимость',
    ),
  },
  {
    topic: 'international',
    points: 4,
    words: words(
      'international,internationals,overseas,internationale,internacional,internacionales,internazionali,etrangers,foreign,auslandische,留学生,外国人,국제',
    ),
  },
  {
    topic: 'entry',
    points: 4,
    words: words(
      'entry,requirements,admission,admissions,eligibility,zulassung,voraussetzungen,admision,ammissione,toelating,requisitos,conditions,antagning,入試,录取,입학',
    ),
  },
  {
    topic: 'apply',
    points: 3,
    words: words(
      'apply,application,applying,applications,bewerbung,bewerben,candidature,postuler,solicitud,aanmelden,ansokan,inscription,inscripcion,出願,申请',
    ),
  },
  {
    topic: 'deadline',
    points: 3,
    words: words('deadline,deadlines,dates,fristen,termine,delais,plazos,scadenze,calendar'),
  },
  {
    topic: 'language',
    points: 3,
    words: words('language,english,ielts,toefl,sprachkenntnisse,sprachnachweis,langue,idioma,lingua,taal'),
  },
  {
    topic: 'scholarship',
    points: 3,
    words: words(
      'scholarship,scholarships,funding,bursaries,grants,stipendien,stipendium,bourses,becas,borse,beurzen,stipend,奨学金,奖学金,장학금',
    ),
  },
  {
    topic: 'programme',
    points: 2,
    words: words(
      'programme,programmes,program,programs,courses,degrees,studiengange,studienangebot,formations,grados,masters,undergraduate,postgraduate,opleidingen,utbildning',
    ),
  },
  {
    topic: 'about',
    points: 2,
    words: words('facts,figures,profile,glance,key,zahlen,chiffres,cifras'),
  },
]

/** Addresses of pages that are about something else, even where they mention a topic: news, terms, people, files. */
export const ASIDE =
  /privacy|cookie|datenschutz|impressum|login|signin|sitemap|search|\/tag\/|\/category\/|news|events?\/|blog|press|vacanc|jobs|alumni|staff|people|library|\.(jpe?g|png|gif|svg|zip|docx?|xlsx?|mp4|ics|xml|json)$/i
