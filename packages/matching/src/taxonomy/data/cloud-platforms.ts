import { skillTable } from '../skill-table.ts';

export const cloudPlatforms = skillTable(
  'platform',
  `
linux | Linux | aka gnu/linux | implies operating-systems .3
windows | Windows | aka microsoft windows, windows server, win32, windows api | case
macos | macOS | aka mac os, os x, mac os x, osx
freebsd | FreeBSD | related linux .5
aws | AWS | aka amazon web services, amazon aws | implies cloud .9 | related gcp .4, azure .4
aws-lambda | AWS Lambda | aka amazon lambda, lambda functions, Lambda? | implies aws .9, serverless .9 | case | context aws, amazon, alexa, function, functions, s3, dynamodb, serverless, gateway
amazon-ec2 | Amazon EC2 | aka ec2, aws ec2 | implies aws .9
amazon-s3 | Amazon S3 | aka s3, aws s3, s3 bucket, s3 buckets | implies aws .8
amazon-rds | Amazon RDS | aka aws rds | implies aws .8, databases .6
amazon-ecs | Amazon ECS | aka aws ecs | implies aws .9, docker .7
aws-fargate | AWS Fargate | aka fargate, amazon fargate | implies amazon-ecs .7, aws .8, serverless .5
amazon-eks | Amazon EKS | aka aws eks, eks | implies aws .8, kubernetes .9
aws-sqs | Amazon SQS | aka aws sqs, sqs | implies aws .8, message-queues .8
kinesis | Amazon Kinesis | aka aws kinesis | implies aws .8, stream-processing .7
sagemaker | Amazon SageMaker | aka sagemaker, aws sagemaker | implies aws .8, mlops .7
gcp | Google Cloud | aka gcp, google cloud platform, google compute engine | implies cloud .9 | related azure .4
google-cloud-run | Google Cloud Run | aka cloud run | implies gcp .9, serverless .8, docker .5
google-kubernetes-engine | Google Kubernetes Engine | aka gke | implies gcp .8, kubernetes .9
google-pubsub | Google Pub/Sub | aka cloud pub/sub, gcp pub/sub | implies gcp .8, message-queues .8
vertex-ai | Vertex AI | aka google vertex ai | implies gcp .8, mlops .6
azure | Azure | aka microsoft azure, windows azure | implies cloud .9
azure-functions | Azure Functions | implies azure .9, serverless .9
azure-aks | Azure Kubernetes Service | aka aks, azure aks | implies azure .8, kubernetes .9
azure-devops | Azure DevOps | aka azure pipelines | implies azure .6, cicd .8
team-foundation-server | Team Foundation Server | aka tfs team foundation server | implies azure .6, cicd .8 | related azure-devops .7
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
cloudflare | Cloudflare | aka cloudflare cdn | implies cloud .6
cloudflare-workers | Cloudflare Workers | implies cloudflare .9, serverless .9
firebase | Firebase | aka google firebase, firebase auth, firebase realtime database, firebase hosting | implies backend-as-a-service .9, cloud .6 | related supabase .7
supabase | Supabase | implies postgresql .7, backend-as-a-service .9
appwrite | Appwrite | implies backend-as-a-service .9 | related supabase .6
pocketbase | PocketBase | implies backend-as-a-service .9, sqlite .4 | related supabase .5
parse-platform | Parse Server | aka parse platform | implies backend-as-a-service .9, nodejs .5
aws-amplify | AWS Amplify | aka amplify framework | implies aws .8, backend-as-a-service .7
openstack | OpenStack | aka open stack | implies cloud .8, linux .6
openshift | OpenShift | aka red hat openshift | implies kubernetes .9
cloud-foundry | Cloud Foundry | implies cloud .8
vmware | VMware | implies virtualization .9
vsphere | vSphere | aka esxi | implies vmware .9, virtualization .9
github | GitHub | aka git hub, github api | implies git .8
gitlab | GitLab | aka git lab | implies git .8
bitbucket | Bitbucket | implies git .8
`,
);
