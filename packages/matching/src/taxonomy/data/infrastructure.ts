import { skillTable } from '../skill-table.ts';

/** Operating systems, monitoring, delivery and the smaller cloud services. */
export const infrastructure = [
  ...skillTable(
    'platform',
    `
ubuntu | Ubuntu | aka ubuntu server, ubuntu linux | implies linux .9
debian | Debian | aka debian linux | implies linux .9 | related ubuntu .8
red-hat | Red Hat Enterprise Linux | aka rhel, red hat | implies linux .9 | related ubuntu .6
fedora | Fedora | aka fedora linux | implies linux .9 | related red-hat .7
rocky-linux | Rocky Linux | implies linux .9 | related red-hat .7
centos | CentOS | implies linux .9 | related red-hat .7
arch-linux | Arch Linux | implies linux .9
alpine-linux | Alpine Linux | implies linux .9 | related arch-linux .7
gentoo | Gentoo | implies linux .9 | related arch-linux .7
unix | Unix | aka solaris unix | implies operating-systems .4 | related linux .8
aix | AIX | implies operating-systems .4 | related unix .7
openbsd | OpenBSD | aka netbsd | related freebsd .8
amazon-sns | Amazon SNS | aka aws sns | implies aws .8, message-queues .6 | related aws-sqs .8
amazon-aurora | Amazon Aurora | aka aurora postgres, aws aurora | implies amazon-rds .8, sql .7
amazon-cloudfront | Amazon CloudFront | aka cloudfront, aws cloudfront | implies aws .8, caching .5
amazon-cognito | Amazon Cognito | aka aws cognito | implies aws .8, authentication .8
amazon-api-gateway | Amazon API Gateway | aka aws api gateway, api gateway | implies aws .6, api-design .6
cloudwatch | Amazon CloudWatch | aka cloudwatch, aws cloudwatch | implies aws .8, observability .8
amazon-iam | AWS IAM | aka amazon iam | implies aws .8, security .4
aws-glue | AWS Glue | implies aws .8, data-engineering .8
amazon-athena | Amazon Athena | aka aws athena | implies aws .8, data-engineering .8 | related aws-glue .7
amazon-emr | Amazon EMR | aka aws emr | implies aws .8, data-engineering .8 | related aws-glue .7
aws-step-functions | AWS Step Functions | implies aws .8, serverless .8
amazon-eventbridge | Amazon EventBridge | aka eventbridge | implies aws .8, serverless .8 | related aws-step-functions .7
elastic-beanstalk | AWS Elastic Beanstalk | aka elastic beanstalk, beanstalk | implies aws .9
amazon-rekognition | Amazon Rekognition | aka aws rekognition, rekognition | implies aws .7, computer-vision .5
amazon-lex | Amazon Lex | aka aws lex | implies aws .7, chatbots .6
amazon-polly | Amazon Polly | aka aws polly | implies aws .7, chatbots .6 | related amazon-lex .7
google-app-engine | Google App Engine | aka app engine | implies gcp .9
google-cloud-functions | Google Cloud Functions | aka gcp functions | implies gcp .9, serverless .9
google-cloud-storage | Google Cloud Storage | aka gcs | implies gcp .9
google-cloud-vision | Google Cloud Vision | aka google vision api, cloud vision api, google vision, google cloud vision api | implies gcp .6, computer-vision .5
azure-cognitive-services | Azure Cognitive Services | aka microsoft cognitive services, azure ai services, microsoft computer vision api | implies azure .7, machine-learning .3
azure-data-factory | Azure Data Factory | implies azure .8, data-engineering .8
microsoft-fabric | Microsoft Fabric | implies azure .8, data-engineering .8 | related azure-data-factory .7
azure-synapse | Azure Synapse | implies azure .8, data-engineering .8 | related azure-data-factory .7
ibm-watson | IBM Watson | aka watson api, watson assistant, watson conversation, Watson? | implies ibm-cloud .7, artificial-intelligence .5 | case enough | context ibm, bluemix, api, tone, assistant
proxmox | Proxmox | aka proxmox ve | implies virtualization .9, linux .6
kvm | KVM | implies virtualization .9, linux .7 | related qemu .8 | case
minio | MinIO | related amazon-s3 .6
active-directory | Active Directory | aka entra id, azure ad | implies system-administration .6, windows .6 | related ldap .7
github-pages | GitHub Pages | aka gh pages | implies github .7, static-sites .6
`,
  ),
  ...skillTable(
    'tool',
    `
aws-cdk | AWS CDK | aka cloud development kit | implies aws .9, infrastructure-as-code .9
serverless-framework | Serverless Framework | implies aws .9, infrastructure-as-code .9 | related aws-cdk .7
aws-sam | AWS SAM | implies aws .9, infrastructure-as-code .9 | related aws-cdk .7
k3s | K3s | implies kubernetes .9
minikube | minikube | implies kubernetes .9 | related k3s .7
rancher | Rancher | implies kubernetes .8 | case
linkerd | Linkerd | implies kubernetes .8, microservices .5 | related istio .8
flux-cd | Flux CD | aka fluxcd, flux gitops | implies kubernetes .8, infrastructure-as-code .7 | related argo-cd .8
spinnaker | Spinnaker | implies cicd .9 | case
buildkite | Buildkite | implies cicd .9 | related spinnaker .7
drone-ci | Drone CI | implies cicd .9 | related spinnaker .7
concourse-ci | Concourse CI | implies cicd .9 | related spinnaker .7
tekton | Tekton | implies cicd .9 | related spinnaker .7
octopus-deploy | Octopus Deploy | implies cicd .8
new-relic | New Relic | aka newrelic | implies observability .9 | related datadog .8
dynatrace | Dynatrace | implies observability .9 | related datadog .7
appdynamics | AppDynamics | implies observability .9 | related dynatrace .7
zabbix | Zabbix | implies observability .8 | related nagios .8
icinga | Icinga | implies observability .8 | related zabbix .7
logstash | Logstash | implies observability .7, elasticsearch .6 | related fluentd .8
elk-stack | ELK stack | aka elk, elastic stack | implies elasticsearch .9, kibana .8, logstash .8
graylog | Graylog | implies observability .8
syslog | syslog | aka rsyslog | implies observability .8 | related graylog .7
pagerduty | PagerDuty | implies observability .5, sre .5
opsgenie | Opsgenie | implies observability .5, sre .5 | related pagerduty .7
buildah | Buildah | implies containers .9 | related podman .8
containerd | containerd | implies containers .9 | related buildah .7
gerrit | Gerrit | implies git .7, code-review .7
phabricator | Phabricator | implies git .7, code-review .7 | related gerrit .7
artifactory | Artifactory | aka jfrog | implies devops .6
sonatype-nexus | Sonatype Nexus | implies devops .6 | related artifactory .7
vcpkg | vcpkg | implies cpp .8 | related conan .8
meson | Meson | aka meson build | implies cpp .6, c .5 | related cmake .7 | case | context build, cmake, ninja
neovim | Neovim | aka nvim | implies lua .3 | related vim .9
pycharm | PyCharm | implies python .7 | related intellij .8
webstorm | WebStorm | implies javascript .5 | related intellij .8
netbeans | NetBeans | implies java .6 | related eclipse .7
sublime-text | Sublime Text
dns | DNS | aka bind9, domain name system | implies networking .7
openvpn | OpenVPN | implies networking .7 | related wireguard .8
ipsec | IPsec | implies networking .7 | related openvpn .7
cisco | Cisco networking | aka cisco ios xe | implies networking .9
juniper | Juniper | implies networking .9 | related cisco .7
selinux | SELinux | implies linux .8, security .7
apparmor | AppArmor | implies linux .8, security .7 | related selinux .7
tmux | tmux | implies linux .5
homebrew | Homebrew | implies macos .5 | case | context macos, mac, install, formula, brew
sst | SST | aka sst.dev | implies aws .7, serverless .9 | case | context aws, serverless, lambda
ngrok | ngrok | implies networking .3
skaffold | Skaffold | implies kubernetes .8
cron | cron | aka crontab, cron jobs | implies linux .4
`,
  ),
  ...skillTable(
    'practice',
    `
continuous-integration | Continuous integration | aka CI?, ci pipeline, ci server | implies cicd .9 | case
continuous-delivery | Continuous delivery | aka CD?, cd pipeline, release automation | implies cicd .9 | case | context ci, pipeline, pipelines, continuous, delivery, deployment, jenkins, devops
continuous-deployment | Continuous deployment | aka automated deployment, automated deployments | implies cicd .9 | related continuous-delivery .8
logging | Logging | aka log management, structured logging | implies observability .6
load-balancing | Load balancing | aka load balancer, load balancers | implies web-servers .5, scalability .5
disaster-recovery | Disaster recovery | aka backup and restore, business continuity | implies sre .5
finops | FinOps | aka cloud cost optimization | implies cloud .6
edge-computing | Edge computing | aka fog computing, edge ai | implies distributed-systems .4, iot .3
saas | SaaS | aka software as a service | implies cloud .3
automation | Automation | aka process automation, workflow automation, task automation
event-sourcing | Event sourcing | aka cqrs | implies event-driven .9
peer-to-peer | Peer-to-peer | aka p2p, libp2p, bittorrent | implies networking .6, distributed-systems .5
consensus | Consensus algorithms | aka raft consensus, paxos, byzantine fault tolerance | implies distributed-systems .9
`,
  ),
];
