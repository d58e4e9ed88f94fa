/**
 * States and provinces that are written between a town and a country, as `code Name`, for countries where the
 * code is common. City-states are towns and are not listed. A `*` marks a name shared with a large town.
 */
export const regionRows: Readonly<Record<string, string>> = {
  us: `al Alabama|ak Alaska|az Arizona|ar Arkansas|ca California|co Colorado|ct Connecticut|de Delaware|fl Florida|
    ga Georgia*|hi Hawaii|id Idaho|il Illinois|in Indiana|ia Iowa|ks Kansas|ky Kentucky|la Louisiana|me Maine|md Maryland|
    ma Massachusetts|mi Michigan|mn Minnesota|ms Mississippi|mo Missouri|mt Montana|ne Nebraska|nv Nevada|
    nh New Hampshire|nj New Jersey|nm New Mexico|ny New York*|nc North Carolina|nd North Dakota|oh Ohio|ok Oklahoma|
    or Oregon|pa Pennsylvania|ri Rhode Island|sc South Carolina|sd South Dakota|tn Tennessee|tx Texas|ut Utah|vt Vermont|
    va Virginia|wa Washington*|wv West Virginia|wi Wisconsin|wy Wyoming|dc District of Columbia`,
  ca: `ab Alberta|bc British Columbia|mb Manitoba|nb New Brunswick|nl Newfoundland and Labrador|ns Nova Scotia|
    nt Northwest Territories|nu Nunavut|on Ontario|pe Prince Edward Island|qc Quebec*|sk Saskatchewan|yt Yukon`,
  au: `nsw New South Wales|nt Northern Territory|qld Queensland|sa South Australia|tas Tasmania|vic Victoria*|
    wa Western Australia|act Australian Capital Territory`,
  gb: `england England|scotland Scotland|wales Wales|ni Northern Ireland`,
  de: `bw Baden-Württemberg|by Bayern|by Bavaria|bb Brandenburg*|he Hessen|he Hesse|mv Mecklenburg-Vorpommern|
    nds Niedersachsen|nds Lower Saxony|nrw Nordrhein-Westfalen|nrw North Rhine-Westphalia|rp Rheinland-Pfalz|
    sl Saarland|sn Sachsen|sn Saxony|st Sachsen-Anhalt|sh Schleswig-Holstein|th Thüringen|th Thuringia`,
  in: `ap Andhra Pradesh|as Assam|br Bihar|ga Goa*|gj Gujarat|hr Haryana|jh Jharkhand|ka Karnataka|kl Kerala|
    mp Madhya Pradesh|mh Maharashtra|od Odisha|pb Punjab|rj Rajasthan|tn Tamil Nadu|tg Telangana|up Uttar Pradesh|
    uk Uttarakhand|wb West Bengal`,
};
