/** Countries by ISO 3166-1 code: the English name first, then native names and common short forms. */
export const countryRows = `
ad Andorra
ae United Arab Emirates, UAE
af Afghanistan
ag Antigua & Barbuda
al Albania, Shqipëri
am Armenia
ao Angola
ar Argentina
at Austria, Österreich
au Australia
az Azerbaijan, Azərbaycan
ba Bosnia & Herzegovina, Bosna i Hercegovina, Bosnia
bb Barbados
bd Bangladesh
be Belgium, België, Belgique, Belgien
bf Burkina Faso
bg Bulgaria
bh Bahrain
bi Burundi, Uburundi
bj Benin, Bénin
bn Brunei
bo Bolivia
br Brazil, Brasil
bs Bahamas
bt Bhutan
bw Botswana
by Belarus
bz Belize
ca Canada
cd Democratic Republic of the Congo, Congo-Kinshasa, DR Congo, DRC
cf Central African Republic, Ködörösêse tî Bêafrîka
cg Republic of the Congo, Congo-Brazzaville, Congo
ch Switzerland, Schweiz, Suisse, Svizzera
ci Côte d'Ivoire, Ivory Coast
cl Chile
cm Cameroon, Cameroun
cn China, PRC, People's Republic of China
co Colombia
cr Costa Rica
cu Cuba
cv Cape Verde, Cabo Verde
cy Cyprus
cz Czechia, Česko, Czech Republic
de Germany, Deutschland
dj Djibouti
dk Denmark, Danmark
dm Dominica
do Dominican Republic, República Dominicana
dz Algeria
ec Ecuador
ee Estonia, Eesti
eg Egypt
er Eritrea
es Spain, España, Espana
et Ethiopia
fi Finland, Suomi
fj Fiji
fm Micronesia
fo Faroe Islands, Føroyar
fr France
ga Gabon
gb United Kingdom, UK, Great Britain, Britain
gd Grenada
ge Georgia
gh Ghana, Gaana
gl Greenland, Kalaallit Nunaat
gm Gambia
gn Guinea, Guinée
gq Equatorial Guinea, Guinea Ecuatorial
gr Greece, Hellas
gt Guatemala
gw Guinea-Bissau, Guiné-Bissau
gy Guyana
hk Hong Kong
hn Honduras
hr Croatia, Hrvatska
ht Haiti
hu Hungary, Magyarország
id Indonesia
ie Ireland, Republic of Ireland
il Israel
in India
iq Iraq
ir Iran
is Iceland, Ísland
it Italy, Italia
jm Jamaica
jo Jordan
jp Japan
ke Kenya
kg Kyrgyzstan
kh Cambodia
ki Kiribati
km Comoros
kn St. Kitts & Nevis
kp North Korea
kr South Korea, Korea
kw Kuwait
kz Kazakhstan
la Laos
lb Lebanon
lc St. Lucia
li Liechtenstein
lk Sri Lanka
lr Liberia
ls Lesotho
lt Lithuania, Lietuva
lu Luxembourg
lv Latvia, Latvija
ly Libya
ma Morocco
mc Monaco
md Moldova, Republica Moldova
me Montenegro
mg Madagascar, Madagasikara
mh Marshall Islands
mk North Macedonia, Macedonia
ml Mali
mm Myanmar, Burma
mn Mongolia
mo Macao
mr Mauritania
mt Malta
mu Mauritius, Maurice
mv Maldives
mw Malawi
mx Mexico, México
my Malaysia
mz Mozambique, Moçambique
na Namibia, Namibië
ne Niger, Nijar
ng Nigeria
ni Nicaragua
nl Netherlands, Nederland, Holland, The Netherlands
no Norway, Norge, Noreg
np Nepal
nr Nauru
nz New Zealand, Aotearoa
om Oman
pa Panama, Panamá
pe Peru, Perú
pg Papua New Guinea
ph Philippines, Pilipinas
pk Pakistan
pl Poland, Polska
pr Puerto Rico
ps Palestinian Territories, Palestine
pt Portugal
pw Palau
py Paraguay
qa Qatar
ro Romania, România
rs Serbia
ru Russia, Russian Federation
rw Rwanda, U Rwanda
sa Saudi Arabia
sb Solomon Islands
sc Seychelles
sd Sudan
se Sweden, Sverige
sg Singapore
si Slovenia, Slovenija
sk Slovakia, Slovensko
sl Sierra Leone
sm San Marino
sn Senegal, Senegaal
so Somalia, Soomaaliya
sr Suriname
ss South Sudan
st São Tomé & Príncipe, São Tomé e Príncipe
sv El Salvador
sy Syria
sz Eswatini, Swaziland
td Chad
tg Togo
th Thailand
tj Tajikistan
tl Timor-Leste, East Timor
tm Turkmenistan, Türkmenistan
tn Tunisia
to Tonga
tr Türkiye, Turkey
tt Trinidad & Tobago
tv Tuvalu
tw Taiwan, Republic of China
tz Tanzania
ua Ukraine
ug Uganda
us United States, USA, United States of America, U.S.A., U.S.
uy Uruguay
uz Uzbekistan
va Vatican City, Città del Vaticano
vc St. Vincent & Grenadines
ve Venezuela
vn Vietnam, Việt Nam, Viet Nam
vu Vanuatu
ws Samoa
xk Kosovo, Kosovë
ye Yemen
za South Africa
zm Zambia
zw Zimbabwe
`;
