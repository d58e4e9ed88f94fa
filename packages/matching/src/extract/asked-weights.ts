import { readWeights } from './read-weights.ts';

/**
 * What each feature of a name in an advertisement adds to the log-odds that it is asked for. Written by
 * `bench/train/mentions.ts`, which fits it on labelled advertisements; not edited by hand.
 */
export const shippedAskedWeights = readWeights(`
after a capital | -0.02
after and | 0.49
ambiguous | 0.19
among the tags | 1.58
any name | 0.11
before a capital | 0.48
bracketed example | -0.55
bracketed | -0.06
case lower | -0.10
case mixed | 0.06
doubtful | -1.08
ends line | 0.34
followed by and | 1.06
followed by applications | -0.16
followed by architecture | -0.08
followed by development | -0.13
followed by environment | 0.25
followed by environments | 0.28
followed by experience | 0.36
followed by for | -0.71
followed by framework | -0.03
followed by frameworks | -0.33
followed by in | 0.33
followed by is | 0.13
followed by knowledge | 0.61
followed by of | 0.41
followed by or | 1.04
followed by pipelines | -0.22
followed by platform | 0.04
followed by platforms | -0.19
followed by practices | -0.11
followed by principles | -0.28
followed by services | -0.55
followed by skills | -0.45
followed by solutions | -0.43
followed by system | -0.51
followed by systems | 0.22
followed by team | 0.10
followed by technologies | -0.61
followed by technology | -0.24
followed by to | -0.14
followed by tools | -0.38
followed by with | 0.46
hyphen | -1.51
in body | 0.35
in company | -0.92
in demands | 0.76
in duties | -0.41
in facts | 0.30
in offer | 0.42
in stack | -0.85
in tags | 0.08
in title | 0.04
kind database | -0.23
kind framework | 0.14
kind language | 0.21
kind library | 0.17
kind platform | -0.32
kind practice | -0.16
kind role | -0.39
kind tool | 0.17
late in the text | 0.24
line length 0 | 0.57
line length 1 | -0.16
line length 2 | -0.20
line length 3 | -0.60
line length 4 | -0.03
mentions of the name | 0.80
mentions of the skill | 0.59
names in line 1 | -0.51
names in line 2+ | 0.03
names in line 8+ | -0.04
skill agile | 0.85
skill analytics | 0.28
skill android | 0.30
skill angular | -0.16
skill apache-httpd | 0.07
skill api-design | 0.34
skill artificial-intelligence | 0.88
skill automation | -0.11
skill aws | -0.16
skill aws-lambda | 0.17
skill azure | -0.45
skill backend | -0.16
skill bash | -0.04
skill big-data | 0.23
skill cicd | 0.87
skill cloud | -0.08
skill code-review | 0.58
skill computer-science | 0.20
skill containers | -0.58
skill continuous-delivery | 0.17
skill continuous-integration | 0.67
skill cpp | 0.02
skill csharp | -0.14
skill css | 0.24
skill data-engineering | -0.53
skill data-science | 0.88
skill databases | -0.42
skill deployment | -0.12
skill design | -0.83
skill devops | 0.21
skill docker | 0.13
skill domain-driven-design | -0.28
skill dotnet | -0.14
skill elasticsearch | 0.39
skill electronics | -0.86
skill embedded | 0.59
skill etl | -0.33
skill firmware | -0.33
skill frontend | 0.67
skill full-stack | -0.95
skill gcp | -0.32
skill git | 0.36
skill github | -0.22
skill go | 0.43
skill graphql | 0.66
skill hackathons | -0.69
skill html | 0.39
skill infrastructure-as-code | -0.06
skill ios | 0.17
skill iot | 0.06
skill jakarta-ee | 0.29
skill java | -0.05
skill javascript | 0.17
skill jenkins | 0.05
skill jira | 0.59
skill junit | 0.30
skill kafka | -0.12
skill kanban | -0.03
skill kubernetes | -0.02
skill linux | -0.25
skill machine-learning | 0.04
skill microservices | 0.37
skill mobile | -0.23
skill mysql | 0.25
skill networking | -0.05
skill nodejs | 0.61
skill nosql | -0.03
skill object-oriented-programming | 0.46
skill observability | -0.17
skill open-source | -0.51
skill operating-systems | -0.97
skill oracle-database | -0.04
skill php | -0.16
skill postgresql | -0.43
skill python | -0.71
skill quality-assurance | -0.77
skill rabbitmq | -0.66
skill react | 0.07
skill redis | 0.05
skill redux | -0.17
skill rest | -0.35
skill saas | 0.61
skill scrum | 1.07
skill security | -0.51
skill software-engineering | 0.10
skill spark | -0.27
skill spring | 0.21
skill spring-boot | 0.48
skill sql | -0.77
skill sql-server | -0.23
skill sre | 0.20
skill tdd | 0.24
skill technical-writing | -0.27
skill terraform | 0.20
skill test-automation | 1.49
skill testing | -0.09
skill typescript | -0.20
skill ui-design | -0.39
skill unit-testing | -0.56
skill unix | -0.11
skill ux-design | -0.13
skill version-control | 0.02
skill vue | -0.08
skill web-development | 0.61
slash | 0.15
starts line | -0.32
subject bracketed example | 0.38
subject bracketed | 0.16
subject case lower | -0.39
subject case mixed | -0.14
subject case upper | -0.10
subject in body | 0.13
subject in company | -0.71
subject in demands | -0.12
subject in facts | -0.10
subject in offer | 0.14
subject in stack | -0.16
subject in tags | 0.37
subject in title | -0.08
subject titled | -0.42
subject touching  | -0.28
subject touching after | -0.05
subject touching before | -0.32
subject touching beforeafter | 0.14
technology bracketed example | -0.95
technology bracketed | -0.26
technology case lower | 0.09
technology case mixed | -0.08
technology case upper | 0.04
technology in body | 0.13
technology in company | -0.21
technology in demands | 0.81
technology in duties | -0.42
technology in facts | 0.37
technology in offer | 0.27
technology in stack | -0.69
technology in tags | -0.31
technology in title | 0.12
technology titled | -0.31
technology touching  | -0.28
technology touching before | 0.04
technology touching beforeafter | 0.32
titled | -0.72
touching  | -0.22
touching before | -0.22
touching beforeafter | 0.49
`);
