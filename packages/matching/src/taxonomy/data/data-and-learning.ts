import { skillTable } from '../skill-table.ts';

const tools = skillTable(
  'tool',
  `
jupyter | Jupyter | aka jupyter notebook, jupyterlab, jupyter notebooks | implies python .8, data-analysis .6
ipython | IPython | implies python .8, data-analysis .6 | related jupyter .7
spark | Apache Spark | aka Spark? | implies big-data .9, data-engineering .8 | related hadoop .6, flink .6 | case | context hadoop, data, sql, cluster, databricks, kafka, hive, streaming, scala, etl, apache
spark-sql | Spark SQL | implies spark .9, sql .7
spark-streaming | Spark Streaming | aka spark structured streaming | implies spark .9, stream-processing .8
pyspark | PySpark | aka spark python | implies spark .9, python .8
hadoop | Apache Hadoop | aka hadoop, hdfs | implies big-data .9, java .3
mapreduce | MapReduce | aka map reduce | implies hadoop .7, big-data .8
hive | Apache Hive | aka Hive?, hiveql | implies hadoop .7, sql .7, big-data .8 | case | context hadoop, spark, data, sql, presto, pig, hdfs
flink | Apache Flink | aka flink | implies stream-processing .9, big-data .7
beam | Apache Beam | aka Beam? | implies stream-processing .8, data-engineering .8 | case | context dataflow, spark, flink, pipeline, pipelines, apache
google-cloud-dataflow | Google Cloud Dataflow | aka google dataflow, cloud dataflow | implies stream-processing .8, data-engineering .8 | related beam .7
storm | Apache Storm | aka Storm? | implies stream-processing .9, big-data .7 | related flink .6 | case | context hadoop, spark, flink, kafka, topology, streaming, apache
airflow | Apache Airflow | aka airflow, airflow dags | implies data-engineering .9, python .6 | related prefect .7, dagster .7
prefect | Prefect | aka prefect.io | implies data-engineering .8, python .6 | case | context airflow, workflow, flow, flows, dagster, python, pipeline
dagster | Dagster | implies data-engineering .8, python .6
dbt | dbt | aka data build tool, dbt core | implies sql .8, data-warehousing .8, data-engineering .7
databricks | Databricks | implies spark .8, big-data .8
trino | Trino | aka presto db, prestodb, prestosql | implies sql .7, big-data .7
nifi | Apache NiFi | aka nifi | implies data-engineering .8, etl .8
mlflow | MLflow | aka ml flow | implies mlops .9
kubeflow | Kubeflow | implies mlops .9, kubernetes .6
dvc | DVC | aka data version control | implies mlops .7 | case
tableau | Tableau | aka tableau desktop | implies business-intelligence .9, data-visualization .9 | related power-bi .7
power-bi | Power BI | aka powerbi, microsoft power bi, dax queries | implies business-intelligence .9, data-visualization .8
looker | Looker | aka lookml | implies business-intelligence .9
metabase | Metabase | implies business-intelligence .8, sql .4
excel | Microsoft Excel | aka Excel?, ms excel, spreadsheets, excel spreadsheets | implies data-analysis .5 | case
sas | SAS | aka sas programming, sas language | implies statistics .9 | case | context statistics, statistical, spss, stata, r, data, analytics
spss | SPSS | aka ibm spss | implies statistics .9
`,
);

const practices = skillTable(
  'practice',
  `
artificial-intelligence | Artificial intelligence | aka AI, ai engineering, ai models, artificialintelligence | related machine-learning .7
deep-learning | Deep learning | aka neural networks, neural network, rnn, lstm, neural nets | implies machine-learning .9
generative-adversarial-networks | Generative adversarial networks | aka gans | implies deep-learning .8
convolutional-neural-networks | Convolutional neural networks | aka cnn | implies deep-learning .9
gradient-boosting | Gradient boosting | implies machine-learning .8 | related xgboost .7
reinforcement-learning | Reinforcement learning | aka deep reinforcement learning, q learning | implies machine-learning .8
nlp | Natural language processing | aka nlp, text classification, computational linguistics | implies machine-learning .7
text-mining | Text mining | implies nlp .8
named-entity-recognition | Named entity recognition | implies nlp .9
llm | Large language models | aka llm, llms, large language model, fine tuning llms, gpt models | implies nlp .7, generative-ai .8
prompt-engineering | Prompt engineering | implies llm .8
rag | Retrieval-augmented generation | aka RAG?, retrieval augmented | implies llm .9, embeddings .7 | case
embeddings | Embeddings | aka vector embeddings | implies machine-learning .6
ai-agents | AI agents | aka llm agents, autonomous agents, multi agent systems | implies llm .7
generative-ai | Generative AI | aka genai, diffusion models, gen ai | implies deep-learning .6
computer-vision | Computer vision | aka image recognition, image classification | implies machine-learning .7, image-processing .6
pose-estimation | Pose estimation | implies computer-vision .9
face-recognition | Face recognition | aka facial recognition, face detection | implies computer-vision .9
object-detection | Object detection | aka image segmentation, object recognition | implies computer-vision .9
image-processing | Image processing | aka image analysis
ocr | OCR | aka optical character recognition | implies computer-vision .6
speech-recognition | Speech recognition | aka speech to text, voice recognition, asr | implies machine-learning .5
text-to-speech | Text to speech | aka speech synthesis, tts
chatbots | Chatbots | aka chatbot, chat bot | implies nlp .4
time-series | Time series | aka time series analysis, forecasting, time series forecasting | implies statistics .7, data-analysis .6
statistics | Statistics | aka statistical analysis, statistical modeling, probability, statistical modelling | case | context probability, analysis, data, math, mathematics, models, methods, applied, bayesian, inference
bayesian-statistics | Bayesian statistics | aka bayesian inference | implies statistics .9
regression-analysis | Regression analysis | implies statistics .9
biostatistics | Biostatistics | implies statistics .9
ab-testing | A/B testing | aka ab testing, experimentation, controlled experiments | implies statistics .6
data-visualization | Data visualization | aka data visualisation, dataviz, data viz, dashboards, charts and graphs, information visualization | implies data-analysis .4
data-warehousing | Data warehousing | aka data warehouse, olap | implies data-engineering .8, sql .6
etl | ETL | aka elt, extract transform load, etl pipelines, data integration | implies data-engineering .9
big-data | Big data | aka big data analytics | implies data-engineering .7
business-intelligence | Business intelligence | aka bi reporting | implies data-analysis .7
numerical-computing | Numerical computing | aka scientific computing, numerical methods, numerical analysis, computational science, numerical simulation
gpu-computing | GPU computing | aka gpgpu, gpu programming | implies high-performance-computing .6
high-performance-computing | High-performance computing | aka hpc, supercomputing, parallel computing | implies concurrency .6
optimization | Mathematical optimization | aka operations research, linear programming, convex optimization, mathematical optimisation
quantum-computing | Quantum computing | aka quantum algorithms
cirq | Cirq | related quantum-computing .7
qiskit | Qiskit | related quantum-computing .7
gis | GIS | aka geospatial, geographic information systems, geospatial analysis, remote sensing | implies maps .5
maps | Maps | aka web mapping | case | context google, geo, location, api, interactive, leaflet, mapbox
`,
);

export const dataAndLearning = [...tools, ...practices];
