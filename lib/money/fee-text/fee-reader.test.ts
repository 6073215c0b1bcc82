import countries from '@/data/countries.json'
import { readFeeText } from './fee-reader'

/**
 * Fees in the shapes that pages and lists of 70 countries print: the country of the page, the text, and what it says.
 * "stays" is a text that says all of it, and that we leave as it is printed; "no" is a text that says no fee for tuition, or
 * not all that belongs to one. The sums are examples.
 */
const TABLE = `
gb | £9,535 per year | 9535 GBP year
gb | £28,000 per annum | 28000 GBP year
gb | £21,500 p.a. | 21500 GBP year
gb | Overseas: £24,000 a year | 24000 GBP year
gb | from £21,500 per academic year | 21500 GBP year from
gb | £17,900–£23,100 per year | 17900-23100 GBP year
gb | GBP 14,300 annually | 14300 GBP year
gb | £1,250.50 per term | 1250.5 GBP term
gb | £9k per year | 9000 GBP year
gb | 12,000 pounds sterling per year | 12000 GBP year
gb | £38,000 for the programme | 38000 GBP programme
gb | £85 per credit | 85 GBP credit
gb | £19,950 (2026/27) | 19950 GBP year
gb | Fees: £24,000 per year (approx. US$30,500) | 24000 GBP year
ie | £9,000 per year | no
ie | €14,300 per academic year | 14300 EUR year
de | €14,300 per academic year for non-EU students | 14300 EUR year
de | 2.530 € per year | 2530 EUR year
be | € 2.530,- per jaar | 2530 EUR year
fr | 2 895 € par an | 2895 EUR year
fr | 3 941 euros par an | 3941 EUR year
fr | 12 500 €/an | 12500 EUR year
de | 1.500 Euro pro Semester | 1500 EUR semester
de | 1.500,50 EUR pro Semester | 1500.5 EUR semester
de | €1,500 per semester | 1500 EUR semester
at | EUR 726,72 per semester | 726.72 EUR semester
de | 1.500 €/Semester | 1500 EUR semester
de | 12.000 € im Jahr | 12000 EUR year
de | ab 6.000 € pro Jahr | 6000 EUR year from
fr | 19 000 € l'année | 19000 EUR year
es | 6.500 euros por año | 6500 EUR year
es | entre 1.200 y 2.400 euros anuales | 1200-2400 EUR year
es | 18,50 € por crédito | 18.5 EUR credit
it | 7.000 € all'anno | 7000 EUR year
it | da 156 a 3.000 euro annui | 156-3000 EUR year
pt | 4.500 € por ano | 4500 EUR year
fi | 10 000 euroa lukuvuodessa | 10000 EUR year
fi | 12 000 € / lukuvuosi | 12000 EUR year
nl | €13.500–€18.000 a year | 13500-18000 EUR year
gr | 3.500 ευρώ ετησίως | 3500 EUR year
ee | 1.900 eurot semestris | 1900 EUR semester
lv | 2 500 eiro gadā | 2500 EUR year
lt | 3 900 Eur metams | 3900 EUR year
ie | €10,000-15,000/year | 10000-15000 EUR year
mt | 20K EUR per year | 20000 EUR year
si | EUR 9.000 - EUR 12.000 per year | 9000-12000 EUR year
cy | 16,000 EUR per programme | 16000 EUR programme
de | €45 per ECTS | 45 EUR credit
de | no tuition fee | 0 EUR year
de | No tuition fees for EU students | 0 EUR year
de | keine Studiengebühren | 0 EUR year
de | Tuition-free | 0 EUR year
de | No tuition fees; semester contribution of €312 | 0 EUR year
de | Keine Studiengebühren, Semesterbeitrag 285 € | 0 EUR year
de | Free, but a semester contribution of €145 | stays 0 EUR year
de | semester contribution of €312 | no
de | Semesterbeitrag 285 € | no
de | application fee of €100 per year | no
de | deposit €500 per year | no
de | up to €20,000 per year | no
de | €1,500 per semester (€3,000 per year) | no
de | €9,000 in year 1, €9,500 in year 2 | no
de | First year: €9,000 | no
de | €3,000 per 30 credits | no
de | no fee information | no
de | no fees published | no
de | €14,300 per academic year, for the MSc Economics | 14300 EUR year
de | scholarship of €8,000 per year | no
de | €14,300¹ per year | 14300 EUR year
de | €8,000 per week | no
de | €1.234,567 per year | no
ca | CAD 32,000 per year | 32000 CAD year
ca | CA$32,000 per year | 32000 CAD year
ca | C$ 30,000 a year | 30000 CAD year
ca | $27,500 per year | 27500 CAD year
ca | $45,000–52,000 per year | 45000-52000 CAD year
ca | 15 000 $ CA par année | 15000 CAD year
ca | 15 000 $ par année | 15000 CAD year
ca | $38,250.00 CAD annually | 38250 CAD year
ca | $1,200 per credit | 1200 CAD credit
ca | Canadian dollars 29,000 yearly | 29000 CAD year
ca | €14,300 per academic year | 14300 EUR year
us | $57,986 per year | 57986 USD year
us | US$ 57,986/year | 57986 USD year
us | $1,850 per credit hour | 1850 USD credit
us | USD 24,000 per annum | 24000 USD year
us | $14.5k per semester | 14500 USD semester
us | $60,000 for 2 years | no
us | $19,000 per quarter | 19000 USD term
us | Out-of-state: $38,000 per academic year | 38000 USD year
us | 24,000 US dollars a year | 24000 USD year
us | $18,900 | no
us | $18,900 to $21,000 per year | 18900-21000 USD year
us | between $18,900 and $21,000 per year | 18900-21000 USD year
au | A$45,600 per year | 45600 AUD year
au | AUD 45,600 per annum | 45600 AUD year
au | AU$ 45,600 annual | 45600 AUD year
au | $45,600 (AUD) annual fee | 45600 AUD year
au | $45,600 p.a. | 45600 AUD year
au | $136,800 for the full program | 136800 AUD programme
nz | NZ$36,500 per year | 36500 NZD year
nz | $36,500 per year | 36500 NZD year
nz | NZD 36 500 per year | 36500 NZD year
sg | S$17,550 per year | 17550 SGD year
sg | SGD 38,200 a year | 38200 SGD year
hk | HK$182,000 per year | 182000 HKD year
hk | HKD 42,100 per annum | 42100 HKD year
hk | 港幣42,100元 每年 | 42100 HKD year
tw | NT$ 48,000 per semester | 48000 TWD semester
tw | 新台幣 48,000 元 每學期 | 48000 TWD semester
tw | 48,000元/學期 | 48000 TWD semester
cn | RMB 26,000/year | 26000 CNY year
cn | ¥26,000 per year | 26000 CNY year
cn | 26000元/学年 | 26000 CNY year
cn | 人民币26,000元/年 | 26000 CNY year
cn | 2.6万元/年 | 26000 CNY year
cn | CNY 20,000-30,000 per academic year | 20000-30000 CNY year
cn | 13,000元/学期 | 13000 CNY semester
jp | ¥535,800 a year | 535800 JPY year
jp | 535,800円/年 | 535800 JPY year
jp | 年額535,800円 | 535800 JPY year
jp | 53万5800円/年 | no
jp | 120万円/年 | 1200000 JPY year
jp | 535,800 yen per year | 535800 JPY year
jp | JPY 820,000 annually | 820000 JPY year
jp | 入学金 282,000円 | no
jp | 267,900円 per semester | 267900 JPY semester
kr | ₩4,500,000 per semester | 4500000 KRW semester
kr | KRW 4,500,000 per semester | 4500000 KRW semester
kr | 4,500,000원/학기 | 4500000 KRW semester
kr | 450만원/학기 | 4500000 KRW semester
kr | 4.5 million won per semester | 4500000 KRW semester
in | ₹2,00,000 per annum | 200000 INR year
in | ₹2.5 lakh per year | 250000 INR year
in | ₹25L per year | 2500000 INR year
in | Rs. 1,25,000 per semester | 125000 INR semester
in | Rs 50,000/- per annum | 50000 INR year
in | INR 4,75,000 per year | 475000 INR year
in | Rs. 2-3 lakh per year | 200000-300000 INR year
in | ₹1.2 crore for the full course | 12000000 INR programme
in | Rs.85,000 p.a. | 85000 INR year
in | 2 lakh rupees a year | 200000 INR year
in | ₹ 3.40 Lakhs/yr | 340000 INR year
in | US$ 6,000 per year | 6000 USD year
pk | Rs. 150,000 per semester | 150000 PKR semester
pk | PKR 1.5 lac per semester | 150000 PKR semester
bd | ৳ 85,000 per semester | 85000 BDT semester
bd | Tk. 6,500 per credit | 6500 BDT credit
bd | BDT 7 lakh for the whole programme | 700000 BDT programme
np | NPR 350,000 per year | 350000 NPR year
np | NRs. 3,50,000 per year | 350000 NPR year
lk | LKR 600,000 per year | 600000 LKR year
my | RM 25,000 per year | 25000 MYR year
my | RM12,500/semester | 12500 MYR semester
my | MYR 38,500 for the whole programme | 38500 MYR programme
id | Rp 15.000.000 per semester | 15000000 IDR semester
id | Rp15 juta/semester | 15000000 IDR semester
id | IDR 25,000,000 per semester | 25000000 IDR semester
ph | ₱60,000 per semester | 60000 PHP semester
ph | PHP 1,500 per unit | 1500 PHP credit
th | ฿85,000 per semester | 85000 THB semester
th | 85,000 บาท/ภาคการศึกษา | 85000 THB semester
th | THB 150,000 per year | 150000 THB year
th | 85,000 baht a semester | 85000 THB semester
vn | 45.000.000 đồng/năm | 45000000 VND year
vn | 45 triệu đồng/năm | 45000000 VND year
vn | VND 60,000,000 per year | 60000000 VND year
kz | 1 200 000 ₸ в год | 1200000 KZT year
kz | 1 200 000 тенге в год | 1200000 KZT year
kz | KZT 1,400,000 per year | 1400000 KZT year
uz | 12 000 000 so'm per year | 12000000 UZS year
ru | 350 000 рублей в год | 350000 RUB year
ru | 350 000 ₽ в год | 350000 RUB year
ru | 350 тыс. руб. в год | 350000 RUB year
ru | 175 000 руб. за семестр | 175000 RUB semester
ua | 45 000 грн на рік | 45000 UAH year
ua | UAH 45,000 per year | 45000 UAH year
pl | 12 000 zł rocznie | 12000 PLN year
pl | 6.000 PLN per semester | 6000 PLN semester
pl | 5 500 złotych za semestr | 5500 PLN semester
cz | 120 000 Kč ročně | 120000 CZK year
cz | CZK 95,000 per academic year | 95000 CZK year
hu | 450.000 Ft / félév | 450000 HUF semester
hu | HUF 900 000 per year | 900000 HUF year
ro | 5.000 lei / an | stays 5000 RON year
ro | RON 5,500 per year | 5500 RON year
bg | 3.000 евро per year | 3000 EUR year
rs | RSD 180.000 per year | 180000 RSD year
rs | 180.000 dinara per year | stays 180000 RSD year
ch | CHF 730.– pro Semester | 730 CHF semester
ch | CHF 1’460 per year | 1460 CHF year
ch | Fr. 1'000.- par semestre | 1000 CHF semester
ch | 580 Swiss francs per semester | 580 CHF semester
se | 120 000 kr per year | 120000 SEK year
se | SEK 145,000 per year | 145000 SEK year
se | 72 500 SEK per termin | 72500 SEK semester
se | 290 000 kronor for the whole programme | 290000 SEK programme
no | NOK 150 000 per year | 150000 NOK year
no | kr 12.000,- per semester | 12000 NOK semester
no | kr 150 000 per år | 150000 NOK year
dk | DKK 95,000 per year | 95000 DKK year
dk | 47.500 kr. pr. semester | 47500 DKK semester
is | ISK 75,000 per year | 75000 ISK year
is | 75.000 kr á ári | stays 75000 ISK year
tr | ₺120.000 per year | 120000 TRY year
tr | 120.000 TL / yıl | 120000 TRY year
tr | 3.000 USD per year | 3000 USD year
il | ₪11,500 per year | 11500 ILS year
il | NIS 14,000 per year | 14000 ILS year
ae | AED 65,000 per year | 65000 AED year
ae | Dhs. 1,450 per credit hour | 1450 AED credit
ae | 65,000 درهم سنويا | 65000 AED year
sa | SAR 60,000 per year | 60000 SAR year
sa | SR 1,800 per credit hour | 1800 SAR credit
sa | ٦٠٬٠٠٠ ريال سنويا | 60000 SAR year
sa | 30,000 ريال سعودي الفصل الدراسي | 30000 SAR semester
qa | QAR 2,950 per credit hour | 2950 QAR credit
kw | KWD 350.500 per semester | no
kw | KD 2,400 per year | 2400 KWD year
om | OMR 1,800 per year | 1800 OMR year
bh | BHD 2,100.500 per year | 2100.5 BHD year
jo | JOD 95 per credit hour | 95 JOD credit
eg | EGP 120,000 per year | 120000 EGP year
eg | £120,000 per year | 120000 EGP year
eg | L.E. 85,000 per semester | 85000 EGP semester
ir | 5,000,000 تومان per semester | no
ma | 60 000 MAD par an | 60000 MAD year
ma | 60.000 DH par an | 60000 MAD year
tn | 15.000 TND par an | no
tn | 9 500 DT par an | 9500 TND year
dz | 200 000 DA par an | 200000 DZD year
sn | 650 000 FCFA par an | 650000 XOF year
sn | 1.200.000 F CFA par année | 1200000 XOF year
cm | 50 000 FCFA par an | 50000 XAF year
ng | ₦650,000 per session | stays 650000 NGN year
ng | ₦1.5m per year | 1500000 NGN year
ng | N450,000 per annum | 450000 NGN year
ng | NGN 2,400,000 per year | 2400000 NGN year
gh | GH₵ 9,500 per year | 9500 GHS year
gh | GHS 9,500 per academic year | 9500 GHS year
ke | KSh 240,000 per year | 240000 KES year
ke | Kshs. 120,000 per semester | 120000 KES semester
ke | KES 120,000/sem | 120000 KES semester
tz | TZS 1,500,000 per year | 1500000 TZS year
tz | TSh 1,500,000 per year | 1500000 TZS year
ug | UGX 2,800,000 per semester | 2800000 UGX semester
ug | USh 2.8 million per semester | 2800000 UGX semester
rw | RWF 1,500,000 per year | 1500000 RWF year
et | 30,000 birr per year | 30000 ETB year
za | R 62 000 per year | 62000 ZAR year
za | R62,000.00 p.a. | 62000 ZAR year
za | ZAR 75,500 per annum | 75500 ZAR year
na | N$ 32,000 per year | 32000 NAD year
bw | P 28,000 per year | 28000 BWP year
zm | K18,500 per year | 18500 ZMW year
mw | K1,500,000 per year | 1500000 MWK year
mu | Rs 95,000 per year | 95000 MUR year
br | R$ 2.400 por mês | 2400 BRL month
br | R$ 2.400,00 mensais | 2400 BRL month
br | BRL 28,000 per year | 28000 BRL year
mx | MXN 95,000 per semester | 95000 MXN semester
mx | $95,000 MXN por semestre | 95000 MXN semester
mx | $95,000 pesos por semestre | 95000 MXN semester
ar | $1.200.000 por año | 1200000 ARS year
cl | $4.500.000 anual | 4500000 CLP year
cl | CLP 4.500.000 por año | 4500000 CLP year
co | $9.500.000 por semestre | 9500000 COP semester
co | COP 9,5 millones por semestre | 9500000 COP semester
pe | S/ 3,200 por ciclo | stays 3200 PEN semester
pe | S/. 12,800 al año | 12800 PEN year
uy | $U 18.000 por mes | 18000 UYU month
co | $ 8.400.000 COP semestral | 8400000 COP semester
hr | 1.200 EUR/god. | 1200 EUR year
vn | 980.000 đồng/tín chỉ | 980000 VND credit
cr | ₡1.500.000 por año | 1500000 CRC year
do | RD$ 85,000 per year | 85000 DOP year
jm | J$ 650,000 per year | 650000 JMD year
ge | ₾2,250 per year | 2250 GEL year
ge | 2250 GEL per year | 2250 GEL year
am | AMD 900,000 per year | 900000 AMD year
az | ₼3,500 per year | 3500 AZN year
none | $21,500 a year | no
none | £21,500 a year | no
none | ¥26,000 a year | no
none | 12 000 kr per year | no
none | R 62 000 per year | no
none | 21,500 a year | no
de | $21,500 a year | no
de | 24,000 all students try a year | no
de | see the table | no
de | €5,000+ per year | no
us | $12,000/yr + fees | no
us | $12,000 per year plus fees | no
de | €14,300 per year for 2 years | 14300 EUR year
au | $45,000 AUD per 48 credit points | no
de | 15% of €9,000 per year | no
de | €2026 per year | 2026 EUR year
de | 2026: €9,000 per year | 9000 EUR year
de | Tier 2: €14,300 per year | 14300 EUR year
de | €14,300T per year | no
de | -€500 per year | no
de | average €9,000 per year | no
de | €9,000 or £8,000 per year | no
ca | Home students: $6,100 per year | 6100 CAD year
`

const CURRENCIES = new Map(countries.map(({ code, currency }) => [code, currency]))

type Row = { country: string; text: string; truth: string; isRead: boolean }
const ROWS = TABLE.trim()
  .split('\n')
  .map((line): Row => {
    const [country = '', text = '', truth = ''] = line.split(' | ')
    const isRead = !truth.startsWith('stays') && truth !== 'no'
    return { country, text, truth: truth.replace('stays ', ''), isRead }
  })

function inWords({ text, country }: Row): string {
  const read = readFeeText(text, { local: CURRENCIES.get(country) ?? null })
  if (!('fee' in read)) return 'no'
  const { min, max, currency, period, isFrom } = read.fee
  return `${max === null ? min : `${min}-${max}`} ${currency} ${period}${isFrom ? ' from' : ''}`
}

test.each(ROWS.filter(({ isRead }) => isRead))('$country: $text', (row) => {
  expect(inWords(row)).toBe(row.truth)
})

test('of 200 fees from 60 countries none is read wrong, and 85 % are read', () => {
  expect(ROWS.filter((row) => !row.isRead && inWords(row) !== 'no')).toEqual([])
  const fees = ROWS.filter(({ truth }) => truth !== 'no')
  expect(fees.length).toBeGreaterThan(200)
  const known = fees.filter(({ country }) => CURRENCIES.has(country))
  expect(new Set(known.map(({ country }) => country)).size).toBeGreaterThanOrEqual(60)
  expect(fees.filter(({ isRead }) => isRead).length / fees.length).toBeGreaterThan(0.85)
})
