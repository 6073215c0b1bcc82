import { CURRENCIES } from '../money/currencies'
import { fieldOf, plainHeading, type FieldKey } from './fields'

/** What lists call our fields, in many languages. Spaces, case, accents and signs do not matter. */
const HEADINGS: Partial<Record<FieldKey, string>> = {
  name: 'university,university name,provider name,item,display name,official name,full name,english name,name english,name en,name of university,name of the university,institution,institution name,name of institution,inst name,instnm,college,college name,school,school name,institute,uni,uni name,organisation name,organization name,title,hochschule,hochschulname,name der hochschule,universität,universitätsname,name der universität,libellé,libelle,uo lib,uo_lib,établissement,etablissement,nom,nom de l’établissement,université,nom de l’université,universidad,nombre,nombre de la universidad,institución,nombre de la institución,universidade,nome,nome da universidade,instituição,nome da instituição,ies,università,ateneo,nome ateneo,universiteit,instelling,instellingsnaam,universitet,lärosäte,lärosäten,högskola,yliopisto,korkeakoulu,uczelnia,nazwa,nazwa uczelni,univerzita,název,název školy,egyetem,intézmény,universitate,denumire,üniversite,üniversite adı,universitas,nama universitas,nama perguruan tinggi,perguruan tinggi,trường,trường đại học,tên trường,университет,название,наименование,вуз,наименование вуза,заклад,название вуза,πανεπιστήμιο,ίδρυμα,جامعة,الجامعة,اسم الجامعة,دانشگاه,نام دانشگاه,אוניברסיטה,विश्वविद्यालय,বিশ্ববিদ্যালয়,มหาวิทยาลัย,ชื่อมหาวิทยาลัย,大学,大学名,大学名称,学校名称,学校,院校,院校名称,高校名称,名称,學校名稱,大學,大學名稱,機関名,대학,대학교,대학명,학교명',
  country:
    'country name,country code,country or territory,country territory,location country,location code,nation name,land,pays,país,pais,paese,stato,kraj,země,ország,țară,ülke,negara,quốc gia,nước,страна,країна,χώρα,دولة,الدولة,البلد,کشور,מדינה,देश,দেশ,ประเทศ,国家,国,国名,國家,국가,나라,iso code,iso2,iso 2,iso3,alpha 2,alpha two code,alpha 3,alpha three code,country iso,country region',
  'campusLife.location':
    'city,place,town,campus,campus location,location,location city,city name,ort,stadt,standort,ville,commune,com nom,localité,ciudad,localidad,municipio,cidade,município,città,comune,sede,stad,plaats,ort stadt,kaupunki,miasto,město,város,oraș,şehir,il,kota,thành phố,город,місто,πόλη,مدينة,المدينة,شهر,עיר,शहर,শহর,จังหวัด,城市,所在地,市,都市,도시,소재지',
  website:
    'url,urls,homepage,homepage url,home page,website address,insturl,webaddr,links,web,web page,web pages,webpage,webpages,site,web site,website url,official website,link,web address,webseite,internetseite,internet,site web,site internet,page web,sitio web,página web,sito,sito web,sítio,strona www,strona internetowa,webová stránka,webbplats,web sitesi,situs web,сайт,веб сайт,الموقع,الموقع الإلكتروني,网址,官网,网站,網站,網址,ホームページ,웹사이트,홈페이지',
  description: 'about,summary,overview,beschreibung,descripción,descrição,descrizione,简介,概要',
  establishedYear:
    'established year,founded,founding year,year founded,foundation year,year established,year of establishment,foundation,inception,gegründet,gründungsjahr,année de création,date de création,fondation,año de fundación,fundación,fundado,ano de fundação,anno di fondazione,opgericht,grundat,rok założenia,год основания,kuruluş yılı,tahun berdiri,成立年份,建校时间,创办时间,設立年,설립연도',
  studentPopulation:
    'student population,total students,number of students,no of students,num students,stats number students,student count,enrolment,enrollment,total enrolment,total enrollment,size,headcount,studierende,anzahl studierende,studierendenzahl,nombre d’étudiants,étudiants,effectif,effectifs,número de estudiantes,estudiantes,alumnos,número de alunos,alunos,studenti,iscritti,studenten,antal studenter,liczba studentów,počet studentů,число студентов,öğrenci sayısı,jumlah mahasiswa,عدد الطلاب,学生人数,在校生,学生数,學生人數,학생수',
  internationalStudents:
    'number of international students,no of international students,international student count,international enrolment,foreign students,overseas students,ausländische studierende,internationale studierende,étudiants étrangers,étudiants internationaux,estudiantes internacionales,estudiantes extranjeros,estudantes internacionais,studenti stranieri,留学生数,国际学生人数,国际学生',
  internationalPercent:
    'percent international,percentage of international students,share of international students,international students percent,pct international,international pct',
  acceptanceRate:
    'acceptance,adm rate,admission rate,admit rate,selectivity rate,taux d’admission,tasa de aceptación,录取率,합격률',
  worldRanking:
    'world rank,global rank,global ranking,qs rank,qs ranking,qs world ranking,qs world university ranking,the rank,the ranking,arwu rank,weltrang,rang mondial,ranking mundial,世界排名',
  'tuitionFees.international':
    'international tuition,international fee,international fees,international tuition fee,international tuition fees,tuition fee international,tuition fees international,tuition fees for international students,overseas fee,overseas fees,foreign tuition,non eu fee,non eu tuition,non eu fees,out of state tuition,fee international,fees international,international student fee,留学生学费,국제학생 등록금',
  'tuitionFees.domestic':
    'domestic tuition,domestic fee,domestic fees,home fee,home fees,home tuition,local tuition,local fee,tuition fee domestic,tuition fees domestic,in state tuition,eu fee,eu fees,eu tuition,fee domestic,fees domestic',
  popularPrograms:
    'programs,programmes,popular programmes,courses,courses offered,programs offered,programmes offered,subjects,majors,fields,studiengänge,formations,carreras,cursos,corsi,专业,課程,전공',
  availableScholarships: 'available scholarships,scholarship,stipendien,bourses,becas,bolsas,奖学金',
  'admissionRequirements.minimumGPA': 'min gpa,minimum gpa,gpa,gpa requirement,required gpa,gpa min',
  'admissionRequirements.englishTest':
    'english requirement,english requirements,english language requirement,english proficiency,language requirement,english test required',
  'admissionRequirements.ielts':
    'min ielts,minimum ielts,ielts min,ielts score,ielts requirement,ielts overall,required ielts,ielts required',
  'admissionRequirements.requiredTests': 'tests,entrance tests,required test',
  'admissionRequirements.applicationDeadline':
    'deadline,application deadlines,deadlines,apply by,closing date,application closing date,application due,last date,last date to apply,bewerbungsfrist,bewerbungsschluss,date limite,date limite de candidature,fecha límite,plazo,prazo,prazo de inscrição,scadenza,son başvuru tarihi,batas pendaftaran,срок подачи,截止日期,申请截止,締切,出願締切,마감일',
  localName:
    'native name,name local,local language name,original name,nom local,nombre original,中文名,日本語名',
  aliases:
    'alias,other name,alternative names,alternative name,also known as,aka,acronym,acronyms,abbreviation,short name,sigle,sigla,kürzel',
  'academics.facultyStudentRatio':
    'student faculty ratio,student teacher ratio,student staff ratio,faculty student ratio',
  'academics.employmentRate': 'graduate employment rate,employability rate',
  coordinates: 'lat lng,lat lon,latitude longitude,coords,geo',
  facilities: 'campus facilities',
  accreditations: 'accreditation,accredited by',
}

/** Headings that may mean something else: whose rank, and who pays. The visitor is asked. */
const UNSURE: Partial<Record<FieldKey, string>> = {
  worldRanking: 'rank,ranking,rank display,position,rang,posición,排名,名次,순위,順位',
  'tuitionFees.international':
    'tuition,tuition fee,tuition fees,fee,fees,annual fee,annual fees,annual tuition,yearly fee,cost,course fee,tuition per year,studiengebühren,studiengebühr,frais de scolarité,matrícula,tasas,mensalidade,tasse,学费,學費,学費,등록금,biaya kuliah,стоимость обучения',
}

type Guess = { field: FieldKey; isSure: boolean }
const byHeading = new Map<string, Guess>()
for (const [table, isSure] of [
  [UNSURE, false],
  [HEADINGS, true],
] as const)
  for (const [field, names] of Object.entries(table))
    for (const name of names.split(','))
      byHeading.set(plainHeading(name), { field: field as FieldKey, isSure })

type HeadingGuess = {
  field: FieldKey | 'derived'
  /** False where the heading may mean something else. */
  isSure: boolean
  /** The currency that a heading such as "tuition_fee_usd" names; null where it names none. */
  currency: string | null
}

function guessOf(heading: string): Omit<HeadingGuess, 'currency'> | null {
  const own = fieldOf(heading)
  if (own) return { field: own, isSure: true }
  return byHeading.get(plainHeading(heading)) ?? null
}

/** "Tuition (USD)", "tuition_fee_usd", "Fees in €": the heading without its currency, and the currency. */
function withoutCurrency(heading: string): [rest: string, currency: string] | null {
  const [, rest = '', , code = ''] = /^(.+?)([\s_([-]+|in )([a-z]{3}|[€₹₩₦])\W*$/i.exec(heading.trim()) ?? []
  const currency = CURRENCIES.find(
    (each) => each.code === code.toUpperCase() || each.names.includes(code.toLowerCase()),
  )
  return currency && rest ? [rest.replace(/[\s_]+in$/i, ''), currency.code] : null
}

const SHARES: readonly (FieldKey | 'derived' | undefined)[] = ['acceptanceRate', 'academics.employmentRate']

/** "Acceptance rate (%)", "international_students_pct": a field of shares, named with its sign. */
function shareOf(heading: string): FieldKey | null {
  const counted = guessOf(/^(.+?)[\s_(]*(?:%|percent|percentage|pct)\W*$/i.exec(heading)?.[1] ?? '')?.field
  if (counted === 'internationalStudents') return 'internationalPercent'
  return counted && counted !== 'derived' && SHARES.includes(counted) ? counted : null
}

/** Objects whose name is that of the university. */
const WRAPPERS = /^(properties|attributes|fields|item|node|record|university|institution|school|college)$/i

/** What a heading, or the last part of a JSON path, means; null where we don't know it. */
export function fieldOfHeading(printed: string): HeadingGuess | null {
  const heading = printed.replace(/\.(?:value|_?text|#text)$/i, '').replace(/(?<=[a-z])Label$/, '')
  const parts = heading.split('.')
  const last = parts.at(-1) ?? heading
  const share = shareOf(last)
  if (share) return { field: share, isSure: true, currency: null }
  for (const name of [heading, last]) {
    const guess = guessOf(name)
    if (guess?.field === 'name' && name !== heading && !WRAPPERS.test(parts.at(-2) ?? '')) return null
    // Maps have the longitude first.
    if (guess?.field === 'coordinates' && name !== heading) return null
    if (guess) return { ...guess, currency: null }
  }
  const [rest, currency] = withoutCurrency(last) ?? []
  const guess = rest ? guessOf(rest) : null
  const isFee = guess?.field.startsWith('tuitionFees.')
  return guess && currency && isFee ? { ...guess, currency } : null
}
