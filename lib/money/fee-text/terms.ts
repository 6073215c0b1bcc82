import { CURRENCY_NAMES } from '../currency-names'
import { foldWord } from '../fold-word'
import type { FeePeriod } from './fee'

/** What a word means beside a sum of money. */
export type FeeTerm =
  | { kind: 'period'; period: FeePeriod }
  | { kind: 'per' | 'to' | 'between' | 'from' | 'ordinal' | 'number' | 'unit' | 'free' | 'levy' | 'filler' }
  | { kind: 'times'; factor: number }
  | { kind: 'stop'; reason: string }

const terms = new Map<string, FeeTerm>()

/** Adds words that are divided by commas, because some have spaces. */
function add(list: string, term: FeeTerm) {
  for (const word of list.split(',')) terms.set(foldWord(word.trim()), term)
}

add(
  'year,yr,yearly,annual,annually,annum,per annum,p.a,pa,academic year,school year,jahr,jährlich,studienjahr,par an,l’an,l’année,/an,par année,année,annuel,annuelle,annuels,annuelles,all’anno,anno,annui,annuale,annuali,annuo,año,anual,anuales,anualmente,ano,anuais,jaar,jaarlijks,per år,år,årlig,årligen,läsår,studieår,academisch jaar,rok,roku,rocznie,ročně,roczne,evente,évente,év,tanév,yıl,yıllık,yılı,год,году,года,в год,учебный год,рік,tahun,per năm,năm,một năm,năm học,lukuvuosi,lukuvuodessa,vuosi,vuodessa,godina,godišnje,god,година,годишно,an universitar,pe an,年,年間,年额,年額,每年,毎年,学年,學年,每学年,每學年,连年,연간,년,학년,سنويا,سنة,السنة,سنوي,العام,سالانه,سال,ปี,ปีการศึกษา,प्रति वर्ष,वर्ष,έτος,ετησίως,לשנה,metai,metams,gads,gadā,aasta,aastas',
  { kind: 'period', period: 'year' },
)
add(
  'semester,semestre,semestral,semestrales,sem,semestr,semestru,semestralnie,halbjahr,per termin,termin,terminen,félév,félévente,lukukausi,lukukaudessa,学期,學期,每学期,每學期,半年,半期,학기,học kỳ,kỳ,семестр,полугодие,dönem,yarıyıl,فصل,الفصل,الفصل الدراسي,ترم,เทอม,ภาคการศึกษา,ภาคเรียน,εξάμηνο,półrocze,half year,semestar,poolaasta,semestris',
  { kind: 'period', period: 'semester' },
)
add('term,trimester,trimestre,quarter,trimestr', { kind: 'period', period: 'term' })
add(
  'month,monthly,monat,monatlich,mois,mes,mensual,mês,mensal,mensais,mese,mensile,mensili,maand,miesiąc,miesięcznie,месяц,bulan,aylık,شهريا,شهر,月額,每月,毎月,ヶ月,เดือน',
  { kind: 'period', period: 'month' },
)
add(
  'credit,credit hour,tín chỉ,credit point,ects,ects credit,cr hr,sks,学分,學分,単位,학점,crédito,crédit,cfu,unit of credit,module,unit,course unit,หน่วยกิต',
  { kind: 'period', period: 'credit' },
)
add(
  'for the programme,for the program,per programme,per program,whole programme,whole program,full programme,full program,entire programme,entire program,complete programme,complete program,total programme,total program,whole degree,full degree,entire degree,for the degree,per degree,whole course,full course,entire course,complete course,total course,total course fee,whole course fee,full course fee,total programme fee,total program fee,full programme fee,gesamtes studium,für das gesamte studium,programme complet,toda la carrera,carrera completa,programa completo,hele opleiding,hela programmet,hela utbildningen,全程,全课程',
  { kind: 'period', period: 'programme' },
)
add('per,each,every,pro,par,por,pe,za,в,/,je,na', { kind: 'per' })
add('to,until,up until,bis,à,a,hasta,até,do,hingga,sampai,tot,till,og,至,到,から,до,đến', { kind: 'to' })
add('between,zwischen,entre', { kind: 'between' })
add(
  'from,starting at,starting from,starts at,starts from,at least,minimum,min,ab,à partir de,a partir de,desde,od,vanaf,mulai,mulai dari,fra,从,起,от,từ',
  { kind: 'from' },
)
add(
  'first,second,third,fourth,fifth,final,last,1st,2nd,3rd,4th,erste,ersten,première,premier,primer,primero,primeiro,prima,första',
  { kind: 'ordinal' },
)
add('one,two,three,four,five,six,eight,ten,twelve,zwei,drei,deux,trois,dos,tres', { kind: 'number' })
add(
  'years,yrs,jahre,années,años,anos,anni,months,meses,semesters,semestres,terms,quarters,credits,credit points,credit hours,ects credits,crediti,créditos,crédits,modules,units,academic years,week,weeks,day,days,hour,hours,student,students,people,places,participants,instalments,installments,payments,years old,course,courses,subjects,classes,papers,wochen,semanas,semaines,pts,points,stars',
  { kind: 'unit' },
)
add(
  'no tuition,no tuition fee,no tuition fees,no fee,no fees,no charge,tuition free,free tuition,free of tuition,free of tuition fees,free of charge,without tuition fees,without tuition,tuition fees are not charged,no tuition fees are charged,exempt from tuition fees,zero tuition,keine studiengebühren,studiengebührenfrei,gebührenfrei,kostenlos,ohne studiengebühren,gratis,gratuit,gratuite,gratuito,gratuita,sin matrícula,ingen studieavgift,inga studieavgifter,maksuton,免费,免費,無料,бесплатно,bezpłatne,ücretsiz,مجاني,无学费,学费全免',
  { kind: 'free' },
)
add('free,none,nil,zero', { kind: 'free' })
add(
  'semester contribution,semester contributions,semester fee,semester fees,semesterbeitrag,semester ticket,semesterticket,social contribution,sozialbeitrag,student union fee,student union contribution,students union fee,union fee,union fees,administrative fee,administrative fees,administration fee,administrative charge,administrative contribution,registration fee,registration fees,registration contribution,enrolment fee,enrollment fee,cvec,övh fee,öh fee,levy,contribution,contributions,student services fee,semesteravgift,copying fee',
  { kind: 'levy' },
)
add(
  'tuition,tuition fee,tuition fees,fee,fees,is,are,the,of,in,and,for,at,all,students,student,charged,there,but,only,with,plus,pay,pays,studies,study,about,approx,approximately,circa,ca,around,studiengebühren,frais de scolarité',
  { kind: 'filler' },
)

const times = (factor: number, list: string) => add(list, { kind: 'times', factor })
times(1_000, 'k,thousand,tsd,tausend,mil,mille,ribu,rb,nghìn,ngàn,bin,тыс,тысяч,тисяч,tys,tis,ألف,千,천,พัน')
times(10_000, '万,萬,만,หมื่น')
times(100_000, 'lakh,lakhs,lac,lacs,लाख,แสน')
times(
  1_000_000,
  'm,million,millions,mn,mio,mln,millionen,millones,millón,milhões,milhão,milioni,miljoen,juta,jt,triệu,milyon,млн,миллионов,مليون,میلیون,백만,百万,百萬,ล้าน',
)
times(10_000_000, 'crore,crores,cr,करोड़')
times(100_000_000, '億,亿,억')

const stop = (reason: string, list: string) => add(list, { kind: 'stop', reason })
stop(
  'It is about another cost than tuition, or adds one.',
  'application,application fee,application fees,deposit,deposits,registration,matriculation,enrolment,enrollment,insurance,accommodation,housing,rent,dormitory,living,living costs,living expenses,visa,exam,examination,examinations,scholarship,scholarships,discount,discounts,reduction,waiver,waivers,bursary,stipend,grant,salary,fine,penalty,late,books,materials,equipment,laboratory,lab,administrative,administration,admission,admission fee,health,ticket,union,surcharge,supplement,vat,gst,tax,excluding,excl,exclusive,inscription,bewerbungsgebühr,kaution,bourse,beca,借款,入学金,检定料,検定料,報名費,报名费,住宿费,奖学金,refund,refundable,non refundable,instalment,installment,monthly instalment,airfare,budget,cost of attendance,loan,charge per,gdp,bench fee,bench fees',
)
stop(
  'It is about a part of the programme.',
  'foundation,preparatory,preparation,pre sessional,pre master,placement year,placement,sandwich,year abroad,study abroad,summer school,summer,language course,bridging,per week,a week,weekly,per day,a day,daily,per hour,an hour,hourly,per subject,per paper,per lesson,per class,per course,a course,for the course,for each course,half,half yearly,biannual,biannually,bi annual,biennial,every two years,quarterly,biweekly,part time,parttime,audit',
)
stop(
  'It names only the most that is charged.',
  'up to,upto,less than,lower than,under,below,max,maximum,maximum of,at most,no more than,not more than,not exceeding,capped,capped at,cap,bis zu,maximal,jusqu’à,jusqu à,hasta un máximo,fino a,tối đa',
)
stop('It names a share.', '%,percent,per cent,prozent')
stop('It names only the least that is charged.', 'more than,over,above,exceeding,mehr als,plus de,más de')
stop(
  'It is not one fee.',
  'varies,vary,varying,depending,depends,average,mean,median,typical,typically,usually,tba,tbc,tbd,previously,formerly,increase,increases,increased,increasing,rise,rises,times,multiplied,hundred,hundreds,dozen,toman,tomans,تومان,usd equivalent,savings,save,instead,was,estimated,estimate,exempt,unless,except',
)

/** Scripts whose words stand side by side without a space. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The known words of scripts without spaces, the longest first. */
export const UNSPACED_WORDS: readonly string[] = [...terms.keys(), ...CURRENCY_NAMES]
  .filter((word) => UNSPACED.test(word) && !word.includes(' '))
  .sort((a, b) => b.length - a.length)

/** What a folded word, or a phrase of up to four, means beside a sum; null where it is not known. */
export const termOf = (phrase: string): FeeTerm | null => terms.get(phrase) ?? null
