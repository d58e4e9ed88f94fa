import { skillTable } from '../skill-table.ts';

const platforms = skillTable(
  'platform',
  `
linux | Linux | aka gnu/linux, ubuntu, debian, centos, fedora linux, red hat, rhel, arch linux, unix, alpine linux | implies operating-systems .3
windows | Windows | aka microsoft windows, windows server, win32, windows api | case
macos | macOS | aka mac os, os x, mac os x, osx
freebsd | FreeBSD | aka openbsd, netbsd | related linux .5
aws | AWS | aka amazon web services, amazon aws | implies cloud .9 | related gcp .4, azure .4
aws-lambda | AWS Lambda | aka amazon lambda, lambda functions | implies aws .9, serverless .9
amazon-ec2 | Amazon EC2 | aka ec2, aws ec2 | implies aws .9
amazon-s3 | Amazon S3 | aka s3, aws s3, s3 bucket, s3 buckets | implies aws .8
amazon-rds | Amazon RDS | aka aws rds, aurora postgres, amazon aurora | implies aws .8, databases .6
amazon-ecs | Amazon ECS | aka aws ecs, aws fargate, fargate | implies aws .9, docker .7
amazon-eks | Amazon EKS | aka aws eks, eks | implies aws .8, kubernetes .9
aws-sqs | Amazon SQS | aka aws sqs, sqs, amazon sns, aws sns | implies aws .8, message-queues .8
kinesis | Amazon Kinesis | aka aws kinesis | implies aws .8, stream-processing .7
sagemaker | Amazon SageMaker | aka sagemaker, aws sagemaker | implies aws .8, mlops .7
gcp | Google Cloud | aka gcp, google cloud platform, google compute engine, google app engine | implies cloud .9 | related azure .4
google-cloud-run | Google Cloud Run | aka cloud run | implies gcp .9, serverless .8, docker .5
google-kubernetes-engine | Google Kubernetes Engine | aka gke | implies gcp .8, kubernetes .9
google-pubsub | Google Pub/Sub | aka cloud pub/sub, gcp pub/sub | implies gcp .8, message-queues .8
vertex-ai | Vertex AI | aka google vertex ai | implies gcp .8, mlops .6
azure | Azure | aka microsoft azure, windows azure | implies cloud .9
azure-functions | Azure Functions | implies azure .9, serverless .9
azure-aks | Azure Kubernetes Service | aka aks, azure aks | implies azure .8, kubernetes .9
azure-devops | Azure DevOps | aka azure pipelines, tfs team foundation server | implies azure .6, cicd .8
ibm-cloud | IBM Cloud | aka bluemix, ibm bluemix | implies cloud .8
oracle-cloud | Oracle Cloud | aka oci cloud, oracle cloud infrastructure | implies cloud .8
digitalocean | DigitalOcean | aka digital ocean | implies cloud .7 | related hetzner .5, linode .6
linode | Linode | aka akamai linode | implies cloud .7
hetzner | Hetzner | aka hetzner cloud | implies cloud .6
heroku | Heroku | implies cloud .6
vercel | Vercel | aka vercel edge functions | implies cloud .5, serverless .5 | related netlify .7
netlify | Netlify | implies cloud .5
render | Render | aka render.com | implies cloud .5 | case | context heroku, deploy, deployed, hosting, hosted, railway, vercel
railway | Railway | aka railway.app | implies cloud .5 | case | context heroku, deploy, deployed, hosting, hosted, render, vercel
fly-io | Fly.io | implies cloud .6, docker .4
cloudflare | Cloudflare | aka cloudflare cdn, cloudflare pages | implies cloud .6
cloudflare-workers | Cloudflare Workers | aka wrangler cli, cloudflare d1, cloudflare durable objects | implies cloudflare .9, serverless .9
firebase | Firebase | aka google firebase, firebase auth, firebase realtime database, firebase hosting | implies backend-as-a-service .9, cloud .6 | related supabase .7
supabase | Supabase | implies postgresql .7, backend-as-a-service .9
appwrite | Appwrite | implies backend-as-a-service .9 | related supabase .6
pocketbase | PocketBase | implies backend-as-a-service .9, sqlite .4 | related supabase .5
parse-platform | Parse Server | aka parse platform | implies backend-as-a-service .9, nodejs .5
aws-amplify | AWS Amplify | aka amplify framework | implies aws .8, backend-as-a-service .7
openstack | OpenStack | aka open stack | implies cloud .8, linux .6
openshift | OpenShift | aka red hat openshift | implies kubernetes .9
cloud-foundry | Cloud Foundry | implies cloud .8
vmware | VMware | aka vsphere, esxi | implies virtualization .9
github | GitHub | aka git hub, github api | implies git .8
gitlab | GitLab | aka git lab | implies git .8
bitbucket | Bitbucket | implies git .8
`,
);

const tools = skillTable(
  'tool',
  `
git | Git | aka git scm, git workflow, gitflow | implies version-control .9
subversion | Subversion | aka svn, apache subversion | implies version-control .9
mercurial | Mercurial | implies version-control .9 | related git .6 | case
docker | Docker | aka dockerfile, docker swarm, dockerhub, docker containers, docker hub | implies containers .9, devops .7, linux .4
docker-compose | Docker Compose | aka compose files | implies docker .9
podman | Podman | aka buildah | implies containers .9, linux .5 | related docker .8
kubernetes | Kubernetes | aka k8s, kube, k3s, kubectl | implies docker .7, containers .9, devops .8
helm | Helm | aka helm chart, helm charts | implies kubernetes .9 | case | context kubernetes, k8s, chart, charts, cluster, terraform, docker
kustomize | Kustomize | implies kubernetes .9 | related helm .7
istio | Istio | aka service mesh, linkerd | implies kubernetes .8, microservices .5
envoy | Envoy | aka envoy proxy | implies microservices .5, networking .5 | case | context proxy, mesh, istio, grpc, gateway
argo-cd | Argo CD | aka argocd, fluxcd, argo workflows | implies kubernetes .8, infrastructure-as-code .7, cicd .7
terraform | Terraform | aka opentofu, terragrunt | implies infrastructure-as-code .9, devops .8, cloud .6 | related pulumi .7, cloudformation .5
pulumi | Pulumi | implies infrastructure-as-code .9, devops .7
cloudformation | AWS CloudFormation | aka cloudformation, aws cdk, cloud formation | implies aws .9, infrastructure-as-code .9
ansible | Ansible | aka ansible playbook, ansible playbooks | implies infrastructure-as-code .8, devops .8, linux .5 | related puppet .6, chef .6, salt .6
chef | Chef | aka chef infra, opscode chef | implies infrastructure-as-code .8, devops .8 | case | context puppet, ansible, salt, devops, cookbook, cookbooks, configuration, infrastructure, provisioning
puppet | Puppet | aka puppet enterprise, puppetlabs | implies infrastructure-as-code .8, devops .8 | related chef .7 | case | context chef, ansible, salt, devops, manifest, manifests, configuration, infrastructure, provisioning
salt | Salt | aka saltstack, salt stack, salt project | implies infrastructure-as-code .8, devops .8 | case | context chef, puppet, ansible, devops, minion, minions, configuration, infrastructure, provisioning
vagrant | Vagrant | implies virtualization .7, devops .5 | case | context virtualbox, vm, box, ansible, hashicorp, docker, machine, machines
packer | Packer | aka hashicorp packer | implies devops .7 | case | context hashicorp, terraform, image, images, ami
consul | Consul | aka hashicorp consul | implies distributed-systems .5, devops .6 | case | context hashicorp, vault, nomad, discovery, mesh, service, services, terraform
vault | Vault | aka hashicorp vault | implies devops .5, security .5 | case | context hashicorp, secret, secrets, terraform, consul
nomad | Nomad | aka hashicorp nomad | implies devops .6, containers .6 | case | context hashicorp, consul, scheduler, cluster, kubernetes, terraform
jenkins | Jenkins | aka jenkins pipeline, hudson ci | implies cicd .9 | related github-actions .5, gitlab-ci .5
github-actions | GitHub Actions | aka github workflows, gh actions | implies cicd .9, github .6
gitlab-ci | GitLab CI | aka gitlab ci/cd, gitlab pipelines | implies cicd .9, gitlab .8
circleci | CircleCI | aka circle ci | implies cicd .9
travis-ci | Travis CI | aka travis ci cd | implies cicd .9
teamcity | TeamCity | implies cicd .9
bamboo-ci | Bamboo | aka atlassian bamboo | implies cicd .9 | case | context atlassian, jira, ci, jenkins, pipeline
prometheus | Prometheus | aka promql | implies observability .9, devops .5 | related grafana .6 | case
grafana | Grafana | aka grafana loki | implies observability .9
datadog | Datadog | aka data dog, new relic, dynatrace | implies observability .9
opentelemetry | OpenTelemetry | aka open telemetry, otel, opentracing | implies observability .9
jaeger | Jaeger | aka zipkin, jaeger tracing | implies observability .8 | case
sentry | Sentry | aka sentry.io | implies observability .7 | case
nagios | Nagios | aka zabbix, icinga | implies observability .8
splunk | Splunk | implies observability .7
fluentd | Fluentd | aka fluent bit, logstash | implies observability .7
kibana | Kibana | implies elasticsearch .8, data-visualization .5
nginx | NGINX | aka nginx proxy, engine x | implies web-servers .9
apache-httpd | Apache HTTP Server | aka apache httpd, apache2, apache web server, httpd | implies web-servers .9 | related nginx .6
caddy | Caddy | aka caddy server, caddyserver | implies web-servers .9 | case | context server, proxy, https, nginx, reverse
traefik | Traefik | implies web-servers .8, docker .5
haproxy | HAProxy | implies web-servers .7, networking .5
varnish | Varnish | aka varnish cache | implies caching .9 | case
tomcat | Apache Tomcat | aka tomcat | implies java .6, web-servers .7
kafka | Apache Kafka | aka kafka, kafka streams, kafka connect, confluent kafka | implies message-queues .9, distributed-systems .6, stream-processing .6 | related rabbitmq .5, pulsar .7
rabbitmq | RabbitMQ | aka rabbit mq, amqp | implies message-queues .9
activemq | ActiveMQ | aka apache activemq, jms | implies message-queues .9, java .5
nats | NATS | aka nats.io, nats jetstream | implies message-queues .9 | related rabbitmq .5 | case
pulsar | Apache Pulsar | aka Pulsar? | implies message-queues .9, stream-processing .6 | case | context kafka, queue, queues, broker, apache, messaging
zeromq | ZeroMQ | aka zmq, 0mq | implies message-queues .8
mqtt | MQTT | aka mosquitto | implies iot .7, message-queues .6
zookeeper | Apache ZooKeeper | aka zookeeper | implies distributed-systems .7
temporal | Temporal | aka temporal.io, temporal workflows | implies distributed-systems .6, backend .5 | case | context workflow, workflows, activities, orchestration, durable
virtualbox | VirtualBox | aka oracle virtualbox | implies virtualization .8
qemu | QEMU | aka kvm, proxmox | implies virtualization .9, linux .6
ebpf | eBPF | aka bpf | implies linux .8, systems-programming .8
wireshark | Wireshark | aka tcpdump | implies networking .8
wireguard | WireGuard | aka openvpn, vpn servers | implies networking .7
systemd | systemd | implies linux .9
vim | Vim | aka neovim, nvim
emacs | Emacs | aka gnu emacs, spacemacs
vscode | VS Code | aka visual studio code, vscode, vscode extensions
visual-studio | Visual Studio | aka ms visual studio, visual studio 2022 | implies dotnet .5
intellij | IntelliJ IDEA | aka intellij, jetbrains ide, pycharm, webstorm
eclipse | Eclipse IDE | aka Eclipse? | implies java .5 | case | context ide, java, plugin, plugins, jdt, rcp, intellij, netbeans
`,
);

const practices = skillTable(
  'practice',
  `
virtualization | Virtualization | aka virtual machines, virtualisation, hypervisors | implies system-administration .5
web-servers | Web servers | aka web server, reverse proxy, load balancing, load balancer | implies backend .3, networking .3
backend-as-a-service | Backend as a service | aka baas | implies backend .5
stream-processing | Stream processing | aka streaming data, real time analytics | implies data-engineering .7, distributed-systems .6
mlops | MLOps | aka ml ops, model deployment, model serving | implies machine-learning .7, devops .5
`,
);

export const devopsCloud = [...platforms, ...tools, ...practices];
