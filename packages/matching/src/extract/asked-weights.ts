import { readWeights } from './read-weights.ts';

/**
 * The log-odds that each feature adds to a name in an advertisement being required. Written by
 * `bench/train/mentions.ts`, which fits them to labelled advertisements; do not edit.
 */
export const shippedAskedWeights = readWeights(`
after and | 0.54
ambiguous | 0.19
among the tags | 1.60
any name | -0.16
before a capital | 0.44
bracketed example | -0.58
bracketed | -0.08
case lower | -0.12
case mixed | 0.06
case upper | 0.03
doubtful | -1.08
ends line | 0.34
followed by and | 1.07
followed by applications | -0.18
followed by architecture | -0.11
followed by development | -0.17
followed by environment | 0.25
followed by environments | 0.24
followed by experience | 0.35
followed by for | -0.59
followed by frameworks | -0.33
followed by in | 0.15
followed by is | 0.16
followed by knowledge | 0.59
followed by of | 0.40
followed by or | 0.82
followed by pipelines | -0.17
followed by platforms | -0.18
followed by practices | -0.22
followed by principles | -0.28
followed by service | 0.05
followed by services | -0.50
followed by skills | -0.49
followed by solutions | -0.42
followed by system | -0.48
followed by systems | 0.10
followed by technologies | -0.67
followed by technology | -0.21
followed by to | 0.02
followed by tools | -0.40
followed by with | 0.33
hyphen | -1.52
in body | 0.26
in company | -0.81
in demands | 0.67
in duties | -0.37
in facts | 0.24
in offer | 0.40
in stack | -0.82
in tags | 0.17
kind database | -0.09
kind framework | 0.07
kind language | 0.13
kind library | 0.14
kind platform | -0.27
kind practice | -0.16
kind role | -0.38
kind tool | 0.19
late in the text | 0.12
line length 0 | 0.67
line length 1 | -0.04
line length 2 | -0.16
line length 3 | -0.61
line length 4 | -0.09
mentions of the name | 0.81
mentions of the skill | 0.59
names in line 1 | -0.48
names in line 2+ | 0.05
names in line 4+ | 0.08
names in line 8+ | -0.06
skill agile | 0.74
skill analytics | 0.47
skill android | 0.32
skill angular | -0.14
skill apache-httpd | 0.07
skill api-design | 0.25
skill artificial-intelligence | 0.87
skill automation | -0.14
skill aws | -0.30
skill aws-lambda | 0.26
skill azure | -0.46
skill backend | -0.18
skill bash | -0.09
skill big-data | 0.22
skill cicd | 0.91
skill code-review | 0.65
skill computer-science | -0.05
skill containers | -0.62
skill continuous-delivery | 0.17
skill continuous-integration | 0.66
skill cpp | -0.03
skill csharp | -0.11
skill css | 0.29
skill data-engineering | -0.57
skill data-science | 0.91
skill data-warehousing | 0.04
skill databases | -0.41
skill deployment | -0.21
skill design | -0.91
skill devops | 0.17
skill docker | 0.16
skill domain-driven-design | -0.27
skill dotnet | -0.13
skill elasticsearch | 0.35
skill electronics | -0.86
skill embedded | 0.52
skill etl | -0.34
skill firmware | -0.36
skill frontend | 0.66
skill full-stack | -0.96
skill gcp | -0.37
skill git | 0.26
skill github | -0.19
skill go | 0.44
skill graphql | 0.62
skill hackathons | -0.63
skill html | 0.39
skill infrastructure-as-code | -0.08
skill ios | 0.18
skill iot | 0.08
skill jakarta-ee | 0.29
skill java | -0.03
skill javascript | 0.16
skill jenkins | 0.09
skill jira | 0.57
skill junit | 0.26
skill kafka | -0.11
skill kanban | -0.04
skill linux | -0.30
skill machine-learning | 0.17
skill microservices | 0.34
skill mobile | -0.20
skill mysql | 0.25
skill networking | -0.03
skill nodejs | 0.58
skill object-oriented-programming | 0.43
skill observability | -0.09
skill open-source | -0.50
skill operating-systems | -0.90
skill oracle-database | -0.05
skill php | -0.16
skill postgresql | -0.37
skill python | -0.69
skill quality-assurance | -0.76
skill rabbitmq | -0.58
skill react | 0.10
skill redis | 0.08
skill redux | -0.22
skill rest | -0.34
skill saas | 0.66
skill scrum | 1.04
skill security | -0.43
skill spark | -0.22
skill spring | 0.18
skill spring-boot | 0.47
skill sql | -0.68
skill sql-server | -0.25
skill sre | 0.16
skill tdd | 0.31
skill technical-writing | -0.29
skill terraform | 0.19
skill test-automation | 1.47
skill testing | -0.14
skill typescript | -0.17
skill ui-design | -0.37
skill unit-testing | -0.50
skill unix | -0.21
skill ux-design | -0.08
skill version-control | -0.03
skill vue | -0.14
skill web-development | 0.54
slash | 0.15
starts line | -0.20
subject bracketed example | 0.36
subject bracketed | 0.16
subject case lower | -0.38
subject case mixed | -0.12
subject case upper | -0.07
subject in body | 0.08
subject in company | -0.61
subject in demands | -0.15
subject in duties | -0.04
subject in facts | -0.08
subject in offer | 0.17
subject in stack | -0.19
subject in tags | 0.41
subject in title | -0.10
subject titled | -0.44
subject touching  | -0.21
subject touching after | -0.06
subject touching before | -0.33
subject touching beforeafter | 0.16
technology bracketed example | -0.94
technology bracketed | -0.27
technology case lower | 0.12
technology case mixed | -0.08
technology case upper | 0.05
technology in body | 0.17
technology in company | -0.21
technology in demands | 0.78
technology in duties | -0.35
technology in facts | 0.30
technology in offer | 0.22
technology in stack | -0.63
technology in tags | -0.25
technology in title | 0.10
technology titled | -0.27
technology touching  | -0.29
technology touching after | 0.04
technology touching before | 0.08
technology touching beforeafter | 0.33
titled | -0.71
touching  | -0.16
touching after | 0.03
touching before | -0.18
touching beforeafter | 0.52
word after a | 0.26
word after agile | -0.42
word after an | -0.10
word after and | -0.05
word after applications | 0.13
word after are | -0.14
word after at | 0.21
word after aws | -0.50
word after be | 0.54
word after build | 0.14
word after by | -0.19
word after cloud | 0.29
word after company | -0.04
word after data | -1.44
word after description | -0.10
word after design | -0.23
word after development | 0.36
word after engineering | 0.60
word after environment | -0.16
word after experience | -0.02
word after for | 0.07
word after have | 0.56
word after in | 0.32
word after is | -0.30
word after java | -0.45
word after javascript | 0.55
word after job | -0.20
word after knowledge | 0.47
word after new | 0.44
word after of | 0.53
word after on | 0.02
word after or | 0.60
word after our | 0.26
word after people | 0.22
word after platform | 0.82
word after product | -0.60
word after services | -0.27
word after software | 0.06
word after solutions | -0.42
word after systems | -0.11
word after team | 0.89
word after teams | -0.22
word after technical | -0.56
word after technologies | -0.05
word after technology | 0.29
word after that | 0.20
word after the | 0.35
word after to | -0.66
word after type | -0.04
word after we | -0.45
word after web | -0.29
word after will | 0.31
word after with | 0.05
word after work | 0.23
word after working | -0.34
word after you | 0.30
word before a | -0.49
word before agile | -0.31
word before an | 0.24
word before and | -0.64
word before are | 0.05
word before as | 0.79
word before at | -0.17
word before aws | -0.50
word before be | 0.27
word before building | -0.69
word before by | -0.13
word before cloud | 0.48
word before code | 0.10
word before data | -0.55
word before date | -0.22
word before description | -0.27
word before design | 0.37
word before developer | 0.66
word before development | 0.19
word before dislikes | -0.14
word before engineering | 0.12
word before experience | 1.47
word before for | 0.06
word before from | 0.26
word before full-time | -0.28
word before have | 0.96
word before in | 0.75
word before is | -0.05
word before java | 0.67
word before javascript | 0.12
word before job | -0.35
word before knowledge | 0.50
word before level | 0.30
word before likes | -0.08
word before looking | 0.31
word before love | -0.37
word before new | -0.04
word before of | 0.23
word before on | 0.07
word before or | 0.37
word before our | -0.04
word before posted | -0.09
word before python | -0.23
word before senior | 0.65
word before services | 0.07
word before software | 0.65
word before solutions | -0.21
word before strong | 0.57
word before team | -0.44
word before technical | 0.27
word before technologies | 0.19
word before testing | -0.36
word before the | -0.03
word before to | -0.41
word before type | -0.07
word before understanding | 0.09
word before we | -0.40
word before with | 0.14
word before work | 0.23
word before working | 0.22
word before years | 0.15
word before you | 1.38
word before your | -0.15
`);
